import { ClosingCall } from '../../sections/closing-call';
import { Definitions } from '../../sections/definitions';
import { FinePrint } from '../../sections/fine-print';
import { InnerHero } from '../../sections/inner-hero';
import { LossSketch } from '../../sections/loss-sketch';
import { livePairs } from '../../tools/live-pair';
import { Anchor } from '../../ui/anchor';
import { ButtonLink } from '../../ui/button';
import { CycleNav } from './cycle-nav';
import type { ServiceData } from './service-data.server';
import styles from './service-page.module.css';

interface Props {
  data: Pick<ServiceData, 'crumbs' | 'contact' | 'action' | 'cycle' | 'page' | 'definitions' | 'liveSheets'> & {
    service: Pick<ServiceData['service'], 'hero' | 'picture' | 'loss' | 'notCovered' | 'texas' | 'next'>;
    words: Pick<ServiceData['words'], 'loss' | 'cycle'>;
  };
  ground: 'mist' | 'deep' | 'stone';
  /** Ground of the loss sketch: it must differ from the last of the page's own parts. */
  lossGround?: 'stone' | 'mist';
  children: React.ReactNode;
}

/** The frame of a service page: hero, the page's own parts, a loss, the fine print, the next step. */
export function ServicePage({ data, ground, lossGround = 'stone', children }: Props) {
  const { page, service, words, crumbs, contact, action, cycle, definitions, liveSheets } = data;
  const button = action && (
    <ButtonLink color="accent" size="large" href={action.href} newTab>
      {action.label}
    </ButtonLink>
  );
  return (
    <Definitions {...definitions} title={service.hero.title}>
      <InnerHero {...service.hero} ground={ground} crumbs={crumbs} picture={service.picture}>
        {button}
      </InnerHero>
      {children}
      <LossSketch ground={lossGround} words={words.loss} {...service.loss} rows={service.loss.figures}>
        {livePairs(liveSheets)}
      </LossSketch>
      <FinePrint ground="page" notCovered={service.notCovered} texas={service.texas} reviewed={page.reviewed} />
      {cycle && <CycleNav label={words.cycle} steps={cycle} here={page.path} />}
      <ClosingCall heading={service.next.heading} lead={withContact(service.next.text, contact)}>
        {button}
      </ClosingCall>
    </Definitions>
  );
}

/** The words of the next step, with our phone number and address as links where the text asks for them. */
function withContact(text: string, { phone, email }: ServiceData['contact']) {
  return text.split(/(\{phone\}|\{email\})/).map((part) =>
    part === '{phone}' ? (
      <Anchor key={part} className={`link ${styles.contact}`} href={phone.href}>
        {phone.display}
      </Anchor>
    ) : part === '{email}' ? (
      <Anchor key={part} className={`link ${styles.contact}`} href={`mailto:${email}`}>
        {email}
      </Anchor>
    ) : (
      part
    ),
  );
}
