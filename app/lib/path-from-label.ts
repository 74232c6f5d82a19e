/** Path of a menu entry without one: the parent path plus the lowercased, hyphenated label. */
export function pathFromLabel(parent: string, label: string): string {
  const slug = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${parent}/${slug}`;
}
