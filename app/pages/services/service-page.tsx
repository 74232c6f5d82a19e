import { CallToAction } from '../../sections/call-to-action';
import { ContactBar } from '../../sections/contact-bar';
import { Definitions } from '../../sections/definitions';
import { EmbeddedCalculators } from '../../sections/embedded-calculators';
import { ExclusionsAndTexas } from '../../sections/exclusions-and-texas';
import { InnerHero } from '../../sections/inner-hero';
import { LossExample } from '../../sections/loss-example';
import { PageSection, PageSections } from '../../sections/page-sections';
import { Anchor } from '../../ui/anchor';
import { ButtonLink } from '../../ui/button';
import { ServiceCycleNav } from './service-cycle-nav';
import type { ServiceData } from './service-data.server';

interface Props {
  data: Pick<
    ServiceData,
    'crumbs' | 'contents' | 'collapsibles' | 'next' | 'action' | 'cycle' | 'page' | 'definitions' | 'calculators' | 'phone'
  > & {
    service: Pick<ServiceData['service'], 'hero' | 'picture' | 'loss' | 'notCovered' | 'texas' | 'next'>;
    words: Pick<ServiceData['words'], 'loss' | 'cycle'>;
  };
  background: 'mist' | 'deep' | 'stone';
  /** Background of the loss example, which must differ from the background of the last child. */
  lossBackground?: 'stone' | 'mist';
  /** Shown in the hero, under the description. */
  note?: React.ReactNode;
  /** The page's own sections, as PageSection elements. */
  children: React.ReactNode;
}

/** Hero, the page's own sections, a loss example, the fine print, the call to action. */
export function ServicePage({ data, background, lossBackground = 'stone', note, children }: Props) {
  const { page, service, words, crumbs, contents, collapsibles, next, action, cycle, definitions, calculators, phone } = data;
  const button = action && (
    <ButtonLink color="accent" size="large" href={action.href} newTab>
      {action.label}
    </ButtonLink>
  );
  return (
    <Definitions {...definitions} title={service.hero.title}>
      <InnerHero {...service.hero} background={background} crumbs={crumbs} picture={service.picture} note={note}>
        {button}
      </InnerHero>
      <PageSections label={contents} bar={<ContactBar phone={phone} quote={action} />}>
        {children}
        <PageSection id="loss" name={service.loss.title}>
          <LossExample
            background={lossBackground}
            words={words.loss}
            more={collapsibles.story}
            {...service.loss}
            rows={service.loss.figures}
          >
            {calculators.length > 0 && <EmbeddedCalculators calculators={calculators} />}
          </LossExample>
        </PageSection>
        <PageSection id="fine-print" name={service.notCovered.heading}>
          <ExclusionsAndTexas
            words={collapsibles}
            background="page"
            notCovered={service.notCovered}
            texas={service.texas}
            reviewed={page.reviewed}
          />
        </PageSection>
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
