/** The entries with these ids first, in the order of the ids; then the rest as it stands. */
export function moveToFront<T extends { id: string }>(entries: T[], ids: string[]): T[] {
  const first = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [...new Set([...first, ...entries])];
}
