/** A file to make, under public/. `from` is all it depends on: if that is unchanged the file is too. */
export interface Derivative {
  file: string;
  from: (string | Buffer)[];
  make: () => Promise<Buffer>;
}
