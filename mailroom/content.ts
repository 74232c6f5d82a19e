/** The parts of content/ that the mailroom needs. */
import { readContent } from '../content-model/read.ts';

export const site = readContent('site.yaml');
export const formWords = readContent('forms.yaml');
