/** Stand-in until the blog's search is there. */
export interface SearchHit {
  title: string;
  path: string;
  kind: string;
}
export async function loadSearch(): Promise<(query: string) => SearchHit[]> {
  return () => [];
}
