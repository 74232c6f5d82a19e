import { expect, test } from 'vitest';
import { isLocalPath } from './is-local-path.ts';

test.each(['/', '/about', '/industry/construction-insurance', '/es/acerca', '/a%20b', '/blog/a.b~c'])('%s is a local path', (path) =>
  expect(isLocalPath(path)).toBe(true),
);

test.each([
  '',
  'about',
  '//evil.example/staff/sign-in',
  '/\\evil.example/blog',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n//evil.example',
  '/ /evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/about?next=//evil.example',
  '/about#x',
  '/../../x',
  '/a/./b',
  '/é',
])('%j is not', (path) => expect(isLocalPath(path)).toBe(false));
