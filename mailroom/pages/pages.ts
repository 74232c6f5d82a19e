/** What a page is made from. The pages themselves are React (render.tsx), built beside the site (mailroom/build.ts). */
import type { FormName } from '../../app/lib/form-rules.ts';

/** What a visitor without scripts is told. */
export interface AnswerPage {
  kind: 'answer';
  sent: boolean;
  /** Where the form stands. */
  back: string;
  /** When it was not sent: why, and the form with everything that was typed. */
  why?: string;
  form?: FormName;
  fields?: Record<string, string>;
  errors?: Record<string, string>;
}

export type Page = AnswerPage;

export interface Pages {
  render(page: Page): string;
  /** The style sheet and fonts, by name. */
  assets: Map<string, { type: string; body: Buffer }>;
  policy: string;
}
