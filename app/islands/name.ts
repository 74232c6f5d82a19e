import type { ComponentType } from 'react';

/** A file that ends in .island.tsx. It exports one component; what else it exports are no functions. */
export type IslandFile = Record<string, unknown>;

export const islandName = (file: string) => file.replace(/^.*\/|\.island\.tsx$/g, '');

export const islandComponent = (file: IslandFile | undefined) =>
  Object.values(file ?? {}).find((exported) => typeof exported === 'function') as ComponentType<object> | undefined;
