import { crumbsTo, site } from '../../data/content.server';
import { embeddedCalculators } from '../../data/embedded-calculators.server';
import { pageInfo } from '../../data/page-info.server';
import { blogWords, postCard, posts } from '../../data/posts.server';
import { cardTints } from '../../lib/backgrounds';
import { contactFormLink } from '../../lib/contact-form-link';
import { formatDate } from '../../lib/format-date';
import { languageOf, localizedPath } from '../../lib/localized-path';
import { postPath } from '../../lib/page-paths';
import { readingTime } from '../../lib/reading-time';
import { socialCard } from '../../lib/seo';
import { blogPosting } from '../../lib/structured-data';
import { type PageHandle, tagsOf } from '../../page-info';
import { Breadcrumbs } from '../../sections/breadcrumbs';
import { DefinitionPopovers } from '../../sections/definitions';
import { EmbeddedCalculators } from '../../sections/embedded-calculators';
import { PostCard } from '../../sections/post-card';
import { PrintHeader } from '../../sections/print-header';
import { Prose } from '../../sections/prose';
import { Sources } from '../../sections/sources';
import { TableOfContents } from '../../sections/table-of-contents';
import { Anchor } from '../../ui/anchor';
import { Badge } from '../../ui/badge';
import { Picture } from '../../ui/picture';
import { SectionHead } from '../../ui/section-head';
import type { Route } from './+types/post';
import styles from './post.module.css';
import { hasCallToAction, postText, relatedPosts } from './post.server';

export function loader({ request, params }: Route.LoaderArgs) {
  const language = languageOf(request);
  const { title: blog, post: words } = blogWords(language);
  const { name, phone, email, reading } = site(language);
  const index = localizedPath('/blog', language);
  const post = posts(language).find(({ slug }) => slug === params.id);
  if (!post) throw new Response(null, { status: 404 });
  const { title, description, date, reviewed, author, reviewedBy, alt, summary, sources, body } = post;
  return {
    page: pageInfo(language, postPath(post.slug), { title, description }, `post-${post.slug}`, {
      type: 'article',
      reviewed,
      parent: { name: blog, path: index },
      jsonLd: (page) => [
        blogPosting(page, { ...post, category: postCard(language, post).category, image: socialCard(`post-${post.slug}`, language) }),
      ],
    }),
    words,
    blog: { label: blog, path: index },
    ask: localizedPath(contactFormLink(title), language),
    company: { name, phone: phone.display, email },
    crumbs: crumbsTo(language, { label: blog, path: index }, { label: title }),
    contents: reading.contents,
    post: {
      ...postCard(language, post),
      ...postText(language, post),
      description,
      date: { iso: date, text: formatDate(date, language) },
      author,
      reviewedBy,
      alt,
      summary,
      sources,
      minutes: readingTime(body),
      hasCallToAction: hasCallToAction(post),
    },
    related: relatedPosts(language, post).map((other) => postCard(language, other)),
    calculators: embeddedCalculators(language, `blog/${post.slug}`),
  };
}
export const meta = tagsOf;
export const handle: PageHandle = { background: 'page' };

/** Posts with fewer headings get no table of contents. */
const minHeadings = 4;

export default function Post({ loaderData }: Route.ComponentProps) {
  const { page, words, blog, ask, company, crumbs, contents, post, related, calculators } = loaderData;
  return (
    <>
      <PrintHeader {...company} purpose={blog.label} />
      <article>
        <header className={`wrap ${styles.head}`}>
          <Breadcrumbs crumbs={crumbs} />
          <div className={`split ${styles.title}`}>
            <div className={`grid gap-4 ${styles.words}`}>
              <Badge>{post.category.toUpperCase()}</Badge>
              <h1>{post.title}</h1>
              <p className="lead">{post.description}</p>
            </div>
            <Picture
              name={post.scene}
              alt={post.alt}
              frame="wide"
              tint={post.tint}
              sizes="(max-width: 1024px) 94vw, min(48vw, 40rem)"
              priority
            />
          </div>
          <dl className={`grid small num ${styles.facts}`}>
            <div>
              <dt className="muted">{words.author}</dt>
              <dd>{post.author}</dd>
            </div>
            <div>
              <dt className="muted">{words.published}</dt>
              <dd>
                <time dateTime={post.date.iso}>{post.date.text}</time>
              </dd>
            </div>
            <div>
              <dt className="muted">{words.reading}</dt>
              <dd>
                {post.minutes} {words.minutes}
              </dd>
            </div>
            <div>
              <dt className="muted">{page.reviewed?.label}</dt>
              <dd>
                <time dateTime={page.reviewed?.iso}>{page.reviewed?.text}</time>, {words.reviewedBy} {post.reviewedBy}
              </dd>
            </div>
          </dl>
        </header>

        <div className={`wrap split ${styles.body}`}>
          {post.headings.length >= minHeadings && <TableOfContents label={contents} headings={post.headings} />}
          <div className={styles.text}>
            <section className={styles.summary} aria-labelledby="summary">
              <h2 id="summary">{words.summary}</h2>
              <ul className="dashes">
                {post.summary.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
            <Prose html={post.html} />
            <DefinitionPopovers {...post.definitions} />
            <footer className={`grid gap-4 ${styles.end}`}>
              {post.sources && page.reviewed && (
                <p className="note">
                  <Sources sources={post.sources} words={page.reviewed.sources} />
                </p>
              )}
              <p className="note">{words.disclaimer}</p>
              {post.hasCallToAction && (
                <p className="no-print">
                  {words.ask}{' '}
                  <Anchor className="link" href={ask}>
                    {words.askLink}
                  </Anchor>
                </p>
              )}
            </footer>
          </div>
        </div>
      </article>

      {calculators.length > 0 && (
        <section className={`section on-mist no-print ${styles.calculators}`}>
          <div className="wrap">
            <EmbeddedCalculators calculators={calculators} />
          </div>
        </section>
      )}

      <section className="section on-stone no-print">
        <div className="wrap">
          <SectionHead heading={words.related}>
            <Anchor className="link" href={blog.path}>
              {blog.label}
            </Anchor>
          </SectionHead>
          <div className={`grid ${styles.related}`}>
            {related.map((card, i) => (
              <PostCard key={card.path} post={{ ...card, tint: cardTints.stone[i] ?? card.tint }} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
