import { longDate } from './calendar';
import { useToday } from './use-today';

/** Only on documentTool: the day. */
export function PrintDate({ label }: { label: string }) {
  const today = useToday();
  return today ? (
    <span className="print-only">
      {label} {longDate(today)}
    </span>
  ) : null;
}
