import { Search } from 'lucide';
import type { ComponentProps } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import styles from './search-field.module.css';

interface Props extends Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'onBlur'> {
  words: { label: string; placeholder: string; button: string };
  /** The large size shows the button's label, the small size only the icon. */
  size?: 'small' | 'large';
  input: ComponentProps<'input'>;
}

/** A search input with its button, as a plain form: it works before hydration and without scripts. */
export function SearchField({ words, size = 'small', input, ...form }: Props) {
  const large = size === 'large';
  return (
    <form className={styles.form} data-size={size} aria-label={words.label} {...form}>
      <input name="q" autoComplete="off" enterKeyHint="search" placeholder={words.placeholder} aria-label={words.label} {...input} />
      <Button type="submit" size={large ? 'medium' : 'small'} aria-label={large ? undefined : words.button}>
        <Icon drawing={Search} className="icon" />
        {large && <span>{words.button}</span>}
      </Button>
    </form>
  );
}
