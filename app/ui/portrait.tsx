import { pictureNames } from '../../art/picture-manifest';
import { InitialsAvatar } from './initials-avatar';
import { Picture } from './picture';

interface Props {
  /** The picture of founder_1 is portrait_founder_1. */
  id: string;
  name: string;
  /** Displayed width, in the syntax of the sizes attribute. */
  sizes: string;
}

/** The portrait of a person, or the initials of one who has none. */
export function Portrait({ id, name, sizes }: Props) {
  const picture = `portrait_${id}`;
  if (!pictureNames.some((one) => one === picture)) return <InitialsAvatar name={name} />;
  return <Picture name={picture} alt="" sizes={sizes} />;
}
