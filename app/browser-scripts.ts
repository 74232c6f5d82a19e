import { createContext } from 'react';

/** Addresses of the scripts that every page starts with. The build knows them (app/entry.server.tsx); the document links them. */
export const BrowserScripts = createContext<string[]>([]);
