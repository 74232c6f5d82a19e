import { Phone } from 'lucide';
import { Anchor } from '../ui/anchor';
import { Icon } from '../ui/icon';

interface Props {
  phone: { display: string; href: string };
  /** Absent on pages without a quote button. */
  quote?: { label: string; href: string };
}

/** Phone number and quote link, shown at the lower edge of phone screens (app/sections/page-sections.tsx). */
export function ContactBar({ phone, quote }: Props) {
  return (
    <>
      <a className="num touch-target" href={phone.href}>
        <Icon drawing={Phone} className="icon" />
        {phone.display}
      </a>
      {quote && (
        <Anchor className="touch-target" href={quote.href} newTab>
          {quote.label}
        </Anchor>
      )}
    </>
  );
}
