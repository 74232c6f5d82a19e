/** Moves the entries with these ids to the front, in the order of the ids. */
export function moveToFront<T extends { id: string }>(entries: T[], ids: string[]): T[] {
  const first = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [...new Set([...first, ...entries])];
}
