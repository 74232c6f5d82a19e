import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Phone from 'lucide-react/icons/phone';
import type { Example } from './example';
import { IconButton, IconLink } from './icon-button';

export const examples: Example[] = [
  {
    name: 'Buttons and a link',
    show: () => (
      <div className="row">
        <IconButton label="Back" outlined disabled>
          <ArrowLeft className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label="On" outlined>
          <ArrowRight className="icon" aria-hidden="true" />
        </IconButton>
        <IconLink label="Call the office" href="tel:+17135550142">
          <Phone className="icon" aria-hidden="true" />
        </IconLink>
      </div>
    ),
  },
];
