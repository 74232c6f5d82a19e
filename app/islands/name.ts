import type { ComponentType } from 'react';

/** A file that ends in .island.tsx. It exports one component; what else it exports are no functions. */
export type IslandFile = Record<string, unknown>;

/** What only some of its properties ask for it fetches itself, before React takes it over: Sheet.prepare = ({ slug }) => … */
export type IslandComponent = ComponentType<object> & { prepare?: (props: object) => Promise<void> };

export const islandName = (file: string) => file.replace(/^.*\/|\.island\.tsx$/g, '');

export const islandComponent = (file: IslandFile | undefined) =>
  Object.values(file ?? {}).find((exported) => typeof exported === 'function') as IslandComponent | undefined;
