import { longDate } from './calendar';
import { useToday } from './use-today';

/** Only on paper: the day. */
export function PrintedOn({ label }: { label: string }) {
  const today = useToday();
  return today ? (
    <span className="print-only">
      {label} {longDate(today)}
    </span>
  ) : null;
}
