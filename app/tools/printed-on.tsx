import { useEffect, useState } from 'react';
import { longDate } from './calendar';

/** Only on paper: the day, as this device knows it. */
export function PrintedOn({ label }: { label: string }) {
  const [day, setDay] = useState('');
  useEffect(() => {
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, '0');
    setDay(longDate(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`));
  }, []);
  return day ? (
    <span className="print-only">
      {label} {day}
    </span>
  ) : null;
}
