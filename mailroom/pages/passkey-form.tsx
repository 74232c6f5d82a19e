import { KeyRound } from 'lucide';
import { Button } from '../../app/ui/button';
import { Icon } from '../../app/ui/icon';

interface Props {
  purpose: 'sign-in' | 'create';
  label: string;
  failed: string;
}

const addresses = {
  'sign-in': { options: '/staff/sign-in/passkey/options', action: '/staff/sign-in/passkey' },
  create: { options: '/staff/passkeys/options', action: '/staff/passkeys' },
};

/** Hidden until the script finds that the browser supports passkeys (browser/passkeys.ts). */
export function PasskeyForm({ purpose, label, failed }: Props) {
  const { options, action } = addresses[purpose];
  return (
    <form method="post" action={action} data-passkey={purpose} data-options={options} data-failed={failed} hidden>
      <input type="hidden" name="response" />
      <Button type="submit" variant="outlined" fullWidth>
        <Icon drawing={KeyRound} className="icon" />
        {label}
      </Button>
      <p role="alert" className="note" />
    </form>
  );
}
