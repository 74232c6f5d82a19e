import type { CustomFieldControlProps } from '@sveltia/cms';
import { pictureNames } from '../../art/picture-manifest.ts';
import { portraitPrefix } from '../portrait-prefix.ts';

const scenes: string[] = pictureNames.filter((name) => !name.startsWith(portraitPrefix));
const portraits = pictureNames.filter((name) => name.startsWith(portraitPrefix)).map((name) => name.slice(portraitPrefix.length));

/** Lets staff choose a picture from thumbnails. Uses no hooks, because Sveltia CMS renders it with its own copy of React. */
export function PictureField({ value, field, forID, onChange }: CustomFieldControlProps) {
  const choose = String(field.get('choose'));
  const ofPeople = field.get('pictures') === 'portraits';
  const names = ofPeople ? portraits : scenes;
  const sourceOf = (name: string) =>
    `images/${`${ofPeople ? portraitPrefix : ''}${name}`.replaceAll('_', '-')}-${ofPeople ? 160 : 480}.avif`;
  return (
    <div className="picture-field">
      {names.includes(value) && <img className="chosen" src={sourceOf(value)} alt={value} />}
      <details>
        <summary id={forID}>{choose}</summary>
        <fieldset aria-label={choose}>
          {names.map((name) => (
            <label key={name}>
              <img src={sourceOf(name)} alt="" loading="lazy" />
              <input type="radio" name={forID} checked={name === value} onChange={() => onChange(name)} /> {name.replaceAll('_', ' ')}
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  );
}
