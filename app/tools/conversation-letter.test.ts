import { expect, test } from 'vitest';
import { conversationLetter } from './conversation-letter';

const words = { topics: 'Topics', bring: 'I can bring:', nothing: 'No topics yet.' };
const own = { topics: ['Which limit?'], bring: ['Declarations page'] };
const drive = { topics: ['Who drives?'], bring: ['Declarations page'] };

test('numbers the topics and lists each document once', () => {
  const sent = conversationLetter([own, drive], words).map((lines) => lines.map((line) => line.sent));
  expect(sent).toEqual([['Topics'], ['1. Which limit?', '2. Who drives?'], ['I can bring:', '- Declarations page']]);
});

test('adds the translation of each line', () => {
  const meanings = { topics: ['¿Qué límite?'], bring: ['Página de declaraciones'] };
  const spanish = { ...words, meanings: { topics: 'Temas', bring: 'Puedo llevar:', nothing: 'Todavía no.' } };
  const says = conversationLetter([{ ...own, meanings }], spanish).flatMap((lines) => lines.map((line) => line.says));
  expect(says).toEqual(['Temas', '1. ¿Qué límite?', 'Puedo llevar:', '- Página de declaraciones']);
  expect(conversationLetter([], spanish)).toEqual([[{ sent: 'No topics yet.', says: 'Todavía no.' }]]);
});
