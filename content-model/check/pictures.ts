/** Checks that pins name points of their picture and that no page shows a picture twice. The schemas check that the pictures exist. */
import { type ContentFile, contentOf, filesIn, type Problem, strings } from './content-file.ts';

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

export function checkPictures(content: ContentFile[]): Problem[] {
  const pictures = new Map(
    (contentOf(content, 'pictures.yaml') ?? []).map(({ scene, points }) => [scene as string, points.map(({ name }) => name)]),
  );
  return [...pinsWithoutPoint(content, pictures), ...shownTwice(content)];
}

/** Reports pins at points that their picture does not have. A pin is a list entry with `at`, in an object that also has a `picture`. */
function pinsWithoutPoint(content: ContentFile[], pictures: Map<string, string[]>): Problem[] {
  return content.flatMap(({ file, value }) =>
    partsOf(value).flatMap((part) => {
      const scene = isLoose(part.picture) ? String(part.picture.scene) : undefined;
      if (!scene) return [];
      const points = pictures.get(scene) ?? [];
      return pinsOf(part)
        .filter((at) => !points.includes(at))
        .map((at) => ({
          file,
          message: `Picture “${scene}”: has no point “${at}”: add it to content/pictures.yaml, or take one of ${points.join(', ')}`,
        }));
    }),
  );
}

const partsOf = (value: unknown): Loose[] => (isLoose(value) ? [value, ...Object.values(value).flatMap(partsOf)] : []);
const pinsOf = (part: Loose) =>
  Object.values(part)
    .filter((list) => Array.isArray(list))
    .flatMap((list) => list.flatMap((entry) => (isLoose(entry) && typeof entry.at === 'string' ? [entry.at] : [])));

/**
 * Reports a picture that a page shows twice. Of the two pictures of the loss slider only the first counts: the second,
 * after the loss, may appear again further down with pins.
 */
function shownTwice(content: ContentFile[]): Problem[] {
  const sceneOfPost = new Map(filesIn(content, 'blog').map(({ slug, value }) => [slug, value.scene]));
  return [...filesIn(content, 'industries'), ...filesIn(content, 'personal')].flatMap(({ file, value }) => {
    const posts = 'posts' in value ? value.posts.flatMap((post) => sceneOfPost.get(post) ?? []) : [];
    const { lossSlider, ...page } = value;
    const shown = { ...page, picture: lossSlider.before ?? page.picture };
    const scenes = [...partsOf(shown).flatMap((part) => ('scene' in part ? strings(part.scene) : [])), ...posts];
    const twice = scenes.find((scene, i) => scenes.indexOf(scene) !== i);
    const why = posts.some((scene) => scene === twice) ? ', once with a post that it names' : '';
    return twice ? { file, message: `Picture “${twice}”: appears twice on the page${why}: take another` } : [];
  });
}
