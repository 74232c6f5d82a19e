/** A file to generate under public/. It is generated again only if `from` changes. */
export interface GeneratedFile {
  file: string;
  from: (string | Buffer)[];
  make: () => Promise<Buffer>;
}
