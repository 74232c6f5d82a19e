import { createContext } from 'react';

/** URLs of the scripts that every page loads: provided by app/entry.server.tsx, rendered by app/root.tsx. */
export const ScriptUrls = createContext<string[]>([]);
