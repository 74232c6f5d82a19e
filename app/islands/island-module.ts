import type { ComponentType } from 'react';

/** The exports of a file *.island.tsx: one component, the only function among them. */
export type IslandModule = Record<string, unknown>;

/** `prepare` runs before hydration and loads code that only some props need. */
export type IslandComponent = ComponentType<object> & { prepare?: (props: object) => Promise<void> };

export const islandName = (file: string) => file.replace(/^.*\/|\.island\.tsx$/g, '');

const isComponent = (exported: unknown): exported is IslandComponent => typeof exported === 'function';

export const islandComponent = (module: IslandModule | undefined) => Object.values(module ?? {}).find(isComponent);
