import type { PersonalLineWords } from '../../../content-model/schemas/personal-line';
import { Island } from '../../islands/island';
import { heroSizes } from '../../sections/inner-hero';
import { Picture, preloadPicture } from '../../ui/picture';
import { FloodSlider } from './flood-slider.island';

type Props = NonNullable<PersonalLineWords['floodSlider']> & {
  flooded: PersonalLineWords['picture'];
  /** The page's loss example: its first total is the cost of the flood. */
  example: PersonalLineWords['example'];
};

/** Replaces the hero's picture: the same house, dry and flooded. */
export function FloodPicture({ flooded, dryPicture, label, levels, example }: Props) {
  const cost = example.rows.find(({ total }) => total)?.amount ?? '';
  // islands cannot add a preload to the document head
  preloadPicture(dryPicture.scene, heroSizes);
  return (
    <Island
      of={FloodSlider}
      when="interaction"
      label={label}
      levels={levels}
      cost={cost}
      flooded={<Picture name={flooded.scene} alt={flooded.alt} sizes={heroSizes} eager />}
      dry={<Picture name={dryPicture.scene} alt={dryPicture.alt} sizes={heroSizes} eager />}
    />
  );
}
