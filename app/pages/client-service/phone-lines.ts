interface Line {
  hours?: string;
  spanish?: boolean;
}

/** What is known about a telephone line: its hours and its language. */
export const linesOf = ({ hours, spanish }: Line, languages: { spanish: string; english: string }): string[] =>
  [hours, spanish === undefined ? undefined : spanish ? languages.spanish : languages.english].filter((one) => one !== undefined);
