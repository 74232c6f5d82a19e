import { Button } from '../../app/ui/button';
import { words } from '../staff-words.ts';
import styles from './bulk-actions.module.css';
import type { Option } from './page-data.ts';

/** The checkboxes in the list belong to this form. CSS shows it when one is checked. */
export const bulkFormId = 'bulk';

export function BulkActions({ people, href }: { people: Option[]; href: string }) {
  return (
    <form
      id={bulkFormId}
      method="post"
      action="/staff/bulk"
      className={`row card small ${styles.bulk}`}
      aria-label={words.bulk.label}
      data-bulk=""
    >
      <input type="hidden" name="href" value={href} />
      <span className={`label ${styles.label}`}>{words.bulk.label}</span>
      <Button type="submit" name="action" value="done" variant="outlined" size="small">
        {words.markDone}
      </Button>
      <span className={`flex gap-2 ${styles.assign}`}>
        <select name="person" aria-label={words.bulk.person}>
          <PersonOptions people={people} />
        </select>
        <Button type="submit" name="action" value="assign" variant="outlined" size="small">
          {words.assign.submit}
        </Button>
      </span>
    </form>
  );
}

/** The people that a message can be assigned to. */
export const PersonOptions = ({ people }: { people: Option[] }) => (
  <>
    <option value="">{words.assign.nobody}</option>
    {people.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);
