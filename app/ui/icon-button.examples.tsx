import { ArrowLeft, ArrowRight, Phone } from 'lucide';
import type { Example } from './component-example';
import { Icon } from './icon';
import { IconButton, IconLink } from './icon-button';

export const examples: Example[] = [
  {
    name: 'Buttons and a link',
    show: () => (
      <div className="row">
        <IconButton label="Back" outlined disabled>
          <Icon drawing={ArrowLeft} className="icon" />
        </IconButton>
        <IconButton label="On" outlined>
          <Icon drawing={ArrowRight} className="icon" />
        </IconButton>
        <IconLink label="Call the office" href="tel:+17135550142">
          <Icon drawing={Phone} className="icon" />
        </IconLink>
      </div>
    ),
  },
];
