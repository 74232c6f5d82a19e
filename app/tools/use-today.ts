import { useEffect, useState } from 'react';

/** Today in the visitor's time zone as an ISO date; empty during prerendering and hydration. */
export function useToday(): string {
  const [today, setToday] = useState('');
  useEffect(() => {
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, '0');
    setToday(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
  }, []);
  return today;
}
