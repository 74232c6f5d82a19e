import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '../../lib/localized-path';
import { type PageHandle, tagsOf } from '../../page-info';
import { CallToAction } from '../../sections/call-to-action';
import { ContactBar } from '../../sections/contact-bar';
import { Definitions } from '../../sections/definitions';
import { InnerHero } from '../../sections/inner-hero';
import { PageSection, PageSections } from '../../sections/page-sections';
import { Anchor } from '../../ui/anchor';
import { AnswersIn } from '../../ui/answers-in';
import { ButtonLink } from '../../ui/button';
import { PhoneAndHours } from '../../ui/phone-and-hours';
import { ServiceCycleNav } from './service-cycle-nav';
import { type ServiceData, serviceData } from './service-data.server';
import { heroBackground, serviceSections } from './service-sections';

export const loader = ({ request, pattern }: Pick<LoaderFunctionArgs, 'request' | 'pattern'>) => serviceData(languageOf(request), pattern);

export const meta = tagsOf;
export const handle: PageHandle = { background: heroBackground };

/** Hero, the sections that content lists, a loss example, the fine print, the call to action. */
export default function Service() {
  const data = useLoaderData<typeof loader>();
  const { page, service, words, crumbs, contents, next, action, cycle, definitions, phone, hours } = data;
  const { call, hero, picture } = service;
  const button = action && (
    <ButtonLink color="accent" size="large" href={action.href} newTab>
      {action.label}
    </ButtonLink>
  );
  return (
    <Definitions {...definitions} title={hero.title}>
      <InnerHero
        {...hero}
        background={heroBackground}
        crumbs={crumbs}
        picture={picture}
        note={
          call && (
            <PhoneAndHours
              phone={phone}
              hours={hours}
              after={
                <>
                  {call.after}{' '}
                  <Anchor className="link touch-target" href={call.lines.path}>
                    {call.lines.label}
                  </Anchor>
                </>
              }
            >
              <p>{call.before}</p>
              <AnswersIn />
            </PhoneAndHours>
          )
        }
      >
        {button}
      </InnerHero>
      <PageSections label={contents} bar={<ContactBar phone={phone} quote={action} />}>
        {serviceSections(data).map(({ id, name, background, render }) => (
          <PageSection key={id} id={id} name={name}>
            {render(background)}
          </PageSection>
        ))}
        {cycle && <ServiceCycleNav label={words.cycle} steps={cycle} here={page.path} />}
        <PageSection id="next" name={service.next.heading}>
          <CallToAction heading={service.next.heading} lead={next.map(withLink)}>
            {button}
          </CallToAction>
        </PageSection>
      </PageSections>
    </Definitions>
  );
}

const withLink = ({ text, href }: ServiceData['next'][number]) =>
  href ? (
    <Anchor key={href} className="link nowrap" href={href}>
      {text}
    </Anchor>
  ) : (
    text
  );
