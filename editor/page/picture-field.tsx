import type { CustomFieldControlProps } from '@sveltia/cms';
import { pictureNames } from '../../art/picture-manifest.ts';
import { portraitPrefix } from '../portrait-prefix.ts';

const scenes: string[] = pictureNames.filter((name) => !name.startsWith(portraitPrefix));
const portraits = pictureNames.filter((name) => name.startsWith(portraitPrefix)).map((name) => name.slice(portraitPrefix.length));

/** An id without a portrait. The time makes it unique, because the field does not know the other people. */
const freeId = (field: CustomFieldControlProps['field']) => `${String(field.get('kind'))}_${Date.now()}`;

/** Lets staff choose a picture from thumbnails. Uses no hooks, because Sveltia CMS renders it with its own copy of React. */
export function PictureField({ value, field, forID, onChange }: CustomFieldControlProps) {
  const choose = String(field.get('choose'));
  const ofPeople = field.get('pictures') === 'portraits';
  const names = ofPeople ? portraits : scenes;
  const isInitials = Boolean(value) && !names.includes(value);
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
          {ofPeople && (
            <label>
              <input type="radio" name={forID} checked={isInitials} onChange={() => onChange(isInitials ? value : freeId(field))} />{' '}
              {String(field.get('initials'))}
            </label>
          )}
        </fieldset>
      </details>
    </div>
  );
}
