import type { ComponentType } from 'react';

/** The exports of a *.island.tsx file. The only function among them is the component. */
export type IslandModule = Record<string, unknown>;

/** `prepare` runs before hydration and loads the code that the given props need. */
export type IslandComponent = ComponentType<object> & { prepare?: (props: object) => Promise<void> };

export const islandName = (file: string) => file.replace(/^.*\/|\.island\.tsx$/g, '');

const isComponent = (exported: unknown): exported is IslandComponent => typeof exported === 'function';

export const islandComponent = (module: IslandModule | undefined) => Object.values(module ?? {}).find(isComponent);
