import { useEffect, useState } from 'react';

/** The day as this device knows it, as in an address; empty until it has said so. */
export function useToday(): string {
  const [today, setToday] = useState('');
  useEffect(() => {
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, '0');
    setToday(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
  }, []);
  return today;
}
