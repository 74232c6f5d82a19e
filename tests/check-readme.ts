/** Follows the instructions of README in a copy of the project, then checks its content and runs the unit tests, which edited content must not break. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { type ContentOf, type ContentPath, inLanguage } from '../content-model/content-paths.ts';
import { copyProject } from './copy-project.ts';

const { path: inCopy, run, remove } = copyProject('check-readme');

changeTheFacts();
addAPost();
addATerm();
addAnIndustry();
addAPersonalLine();
addAService();
addACalculator();
addAFormField();
addAPerson();
addATestimonial();
addACalculatorInput();
run('npm run -s adopt -- --colors "#3b1f6b, #b5651d"');
run('npx node content-model/outdated-translations.ts');
run('npx node content-model/check.ts');
run('react-router typegen && tsc');
// The unit tests that depend on content.
run('npx vitest run --project unit app/ content-model/ docs/ tests/');
leaveOutPages();
run('npx node content-model/check.ts');
remove();
console.log('The instructions in README work.');

/** Follows “Change the name” and “Change a sentence”. */
function changeTheFacts(): void {
  for (const file of ['content/site.yaml', 'content/site.es.yaml'])
    edit(file, /^name: .+\nshortName: .+/m, 'name: Larkspur\nshortName: Larkspur');
  edit('content/site.yaml', /display: .+\n( +)href: .+/, 'display: (281) 555-0199\n$1href: tel:+12815550199');
  edit('content/pages/home.yaml', /(how:\n +heading: ).+/, '$1A sentence that somebody changed.');
  edit('content/pages/not-found.yaml', /(\ntitle: ).+/, '$1A title that somebody changed.');
}

/** Follows “Add a post”. The new post has the latest date, so all other posts move in the list. */
function addAPost(): void {
  const file = 'content/blog/a-post-that-somebody-added.md';
  const description = 'What somebody wrote about after the others had been written, long enough to be shown in a list of results.';
  cpSync('content/blog/texas-claim-clock-explained.md', inCopy(file));
  const values = { number: 999, title: 'A Post that Somebody Added', date: '2026-11-15', description };
  for (const [name, value] of Object.entries(values)) edit(file, new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
  const twin = inLanguage(file, 'es');
  cpSync('content/blog/texas-claim-clock-explained.es.md', inCopy(twin));
  edit(twin, /^title: .*$/m, 'title: Un artículo que alguien agregó');
  edit(
    twin,
    /^description: .*$/m,
    'description: Lo que alguien escribió después de los demás, con el largo que pide una lista de resultados.',
  );
}

/** Follows “Add an industry”. */
function addAnIndustry(): void {
  const { figure: _figure, layout: _layout, sums: _sums, ...value } = contentAsWritten('industries/energy.yaml');
  const words = inOtherWords(value);
  const given = [...new Set(JSON.stringify(words).match(/\$[\d,]*\d/g))];
  const meta = { ...words.meta, title: 'Insurance for a trade that somebody added' };
  // Client names must differ from those of the other industries.
  const clients = value.clients.map((name) => `Marine ${name}`);
  const file = 'content/industries/marine.yaml';
  writeFileSync(inCopy(file), stringify({ ...words, name: 'Marine', order: 99, meta, clients, given }));
  const { figure: _drawing, layout: _order, ...spanish } = contentAsWritten('industries/energy.es.yaml');
  const titles = { title: 'Seguros para un giro que alguien agregó', description: spanish.meta.description.slice(1) };
  writeFileSync(inCopy(inLanguage(file, 'es')), stringify({ ...spanish, name: 'Marina', meta: titles }));
}

/** Follows “Add a personal line”, with the pictures of the line that it copies. */
function addAPersonalLine(): void {
  const { sums: _sums, ...value } = contentAsWritten('personal/motorcycle.yaml');
  const words = inOtherWords(value);
  const given = [...new Set(JSON.stringify(words).match(/\$[\d,]*\d/g))];
  const meta = { title: 'Insurance for boats that somebody added', description: words.meta.description.slice(1) };
  const enhancements = { ...words.enhancements, lead: `At additional cost. ${words.enhancements.lead}` };
  const file = 'content/personal/boat.yaml';
  writeFileSync(inCopy(file), stringify({ ...words, name: 'Boat', order: 99, meta, enhancements, given }));
  const spanish = contentAsWritten('personal/motorcycle.es.yaml');
  const titles = { title: 'Seguros para lanchas que alguien agregó', description: spanish.meta.description.slice(1) };
  writeFileSync(inCopy(inLanguage(file, 'es')), stringify({ ...spanish, name: 'Lancha', meta: titles }));
  edit('content/pages/personal-index.yaml', /( +- )motorcycle\n/, '$1motorcycle\n$1boat\n');
}

/** Follows “Add a service”. */
function addAService(): void {
  const { sums: _sums, button: _button, ...value } = contentAsWritten('services/alternative-risk-financing.yaml');
  const words = inOtherWords(value);
  const given = [...new Set(JSON.stringify(words.loss).match(/\$[\d,]*\d/g))];
  const meta = { title: 'Insurance for yards that somebody added', description: words.meta.description.slice(1) };
  const service = { ...words, name: 'Yard Management', order: 99, meta, sections: words.sections.toReversed(), given };
  const file = 'content/services/yard-management.yaml';
  writeFileSync(inCopy(file), stringify(service));
  const { button: _label, ...spanish } = contentAsWritten('services/alternative-risk-financing.es.yaml');
  const titles = { title: 'Seguros para patios que alguien agregó', description: spanish.meta.description.slice(1) };
  const twin = { ...spanish, name: 'Manejo de patios', meta: titles, sections: spanish.sections.toReversed() };
  writeFileSync(inCopy(inLanguage(file, 'es')), stringify(twin));
}

/** Follows “Add a calculator”. */
function addACalculator(): void {
  cpSync('app/tools/formulas/coinsurance.ts', inCopy('app/tools/formulas/vacancy.ts'));
  cpSync('app/tools/calculators/coinsurance.tsx', inCopy('app/tools/calculators/vacancy.tsx'));
  edit('app/tools/calculators/vacancy.tsx', /formulas\/coinsurance/, 'formulas/vacancy');
  const titles = { 'coinsurance.yaml': 'A calculator that somebody added', 'coinsurance.es.yaml': 'Una calculadora que alguien agregó' };
  for (const file of ['coinsurance.yaml', 'coinsurance.es.yaml'] as const) {
    const value = contentAsWritten(`tools/${file}`);
    const meta = { title: titles[file], description: value.meta.description.slice(1) };
    writeFileSync(inCopy(`content/tools/${file.replace('coinsurance', 'vacancy')}`), stringify({ ...value, meta }));
  }
}

/** Follows “Add a term to the glossary”. */
function addATerm(): void {
  const english = { term: 'Yard list', definition: 'A list of what stands in a yard, with the day on which it was counted.' };
  const definition = 'Lista de lo que hay en un patio, con el día en que se contó.';
  const example = 'La lista dice cuántas tarimas había el lunes.';
  const spanish = { term: 'Lista del patio', englishNames: ['Yard list'], definition, example };
  const { subject, whereUsed, relatedTerms } = contentAsWritten('glossary/salvage.yaml');
  const twin = contentAsWritten('glossary/salvage.es.yaml');
  writeFileSync(inCopy('content/glossary/yard-list.yaml'), stringify({ ...english, subject, whereUsed, relatedTerms }));
  writeFileSync(inCopy('content/glossary/yard-list.es.yaml'), stringify({ ...spanish, whereUsed: twin.whereUsed }));
}

/** Follows “Add a person”, without a portrait. */
function addAPerson(): void {
  const email = 'ada@larkspur.example';
  const description =
    'Ada counts what stands in a yard before she asks what it costs. She writes the list with the owner, on foot, and leaves a copy.';
  append('content/people.yaml', { id: 'exec_7', name: 'Ada Example', position: 'Director, Yards', email, description });
  const spanish =
    'Ada cuenta lo que hay en un patio antes de preguntar cuánto cuesta. Escribe la lista con el dueño, a pie, y deja una copia.';
  append('content/people.es.yaml', { id: 'exec_7', position: 'Directora de patios', description: spanish });
}

/** Follows “Add a testimonial”. */
function addATestimonial(): void {
  const review = 'Ada counted my yard with me on a Friday, and wrote down what was missing. I had the list before the week began.';
  const facts = { name: 'Ida E.', date: '2026-10-01', rating: 5 };
  append('content/reviews.yaml', { id: 'customer_5', ...facts, role: 'yard owner', review, tags: ['Yards'] });
  const translation =
    'Un viernes Ada contó conmigo lo que hay en mi patio y anotó lo que faltaba. Tuve la lista antes de que empezara la semana.';
  append('content/reviews.es.yaml', {
    id: 'customer_5',
    name: facts.name,
    role: 'dueña de un patio',
    review: translation,
    tags: ['Patios'],
  });
}

/** Follows “Add a field to a form”. */
function addAFormField(): void {
  edit('app/lib/forms.ts', /( +)(\{ name: 'email', )/, "$1{ name: 'company', kind: 'text', error: 'company' },\n$1$2");
  edit('content-model/schemas/forms.ts', /( +)(name: label)/, "$1company: label('Field'),\n$1$2");
  edit('content-model/schemas/forms.ts', /( +)(name: mistake)/, '$1company: mistake,\n$1$2');
  const texts = { en: ['Company', 'Enter the name of your company.'], es: ['Empresa', 'Escriba el nombre de su empresa.'] };
  for (const language of ['en', 'es'] as const) {
    const file = inLanguage('content/forms.yaml', language);
    const [label, error] = texts[language];
    edit(file, /(\ncontact:\n)/, `$1  company: ${label}\n`);
    edit(file, /(\nerrors:\n)/, `$1  company: ${error}\n`);
  }
}

/** Follows “Add an input to a calculator”. */
function addACalculatorInput(): void {
  const formula = 'app/tools/formulas/life-needs.ts';
  edit(formula, /readInputs = inputReader\({\n/, "$&  pets: 'number',\n");
  edit(formula, /lifeNeeds\({\n/, '$&  pets,\n');
  edit(formula, /need = debts/, 'need = pets + debts');
  const field = '  - kind: money\n    name: pets\n    label: Animals to look after\n    min: 0\n    max: 1000000\n    example: 0\n';
  edit('content/tools/life-needs.yaml', /^fields:\n/m, `$&${field}`);
  edit('content/tools/life-needs.es.yaml', /^fields:\n/m, '$&  - kind: money\n    label: Animales por cuidar\n');
  edit('app/tools/formulas/formulas.test.ts', /(const family = {)/, '$1 pets: 0,');
}

/** Follows “Leave out a page”: the pages that were added, and one with a switch. */
function leaveOutPages(): void {
  for (const page of ['industries/marine', 'services/yard-management'])
    for (const ending of ['yaml', 'es.yaml']) rmSync(inCopy(`content/${page}.${ending}`));
  edit('content/site.yaml', /^ {2}careers: true/m, '  careers: false');
}

/** The content of a file with its references to facts. */
function contentAsWritten<F extends ContentPath>(file: F): ContentOf<F> {
  return parse(readFileSync(`content/${file}`, 'utf8'));
}

/**
 * Reverses the words of each sentence of long texts, but for references, because the content check refuses two related pages that share
 * eight words in a row.
 */
function inOtherWords<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inOtherWords) as T;
  if (typeof value === 'object' && value)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inOtherWords(one)])) as T;
  if (typeof value !== 'string' || value.split(' ').length < 8) return value;
  const reversed = (sentence: string) => {
    const [, words = '', end = ''] = /^(.*?)([.?!]*)$/s.exec(sentence) ?? [];
    const text = (words.match(/\{[^}]*\}\S*|\S+/g) ?? []).reverse().join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1) + end;
  };
  return value
    .split(/(?<=[.?!]) /)
    .map(reversed)
    .join(' ') as T;
}

/** Adds an entry at the end of a list. */
function append(file: string, entry: object): void {
  writeFileSync(inCopy(file), `${readFileSync(inCopy(file), 'utf8').trimEnd()}\n${stringify([entry])}`);
}

function edit(file: string, pattern: RegExp, by: string): void {
  const source = readFileSync(inCopy(file), 'utf8');
  if (!pattern.test(source)) throw new Error(`${file} has no ${pattern}`);
  writeFileSync(inCopy(file), source.replace(pattern, by));
}
