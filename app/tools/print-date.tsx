import { useLanguage } from '../lib/language-context';
import { longDate } from './days';
import { useToday } from './use-today';

/** Today's date, shown in print only. */
export function PrintDate({ label }: { label: string }) {
  const today = useToday();
  const language = useLanguage();
  return today ? (
    <span className="print-only">
      {label} {longDate(today, language)}
    </span>
  ) : null;
}
