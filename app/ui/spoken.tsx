import { useEffect, useRef, useState } from 'react';

const pauseMs = 500;

interface Props {
  text: string;
  /** What must have changed before the text is spoken; by default the text itself. */
  after?: string;
}

/** Speaks a text to screen readers once, half a second after the last change. Silent at first. */
export function Spoken({ text, after = text }: Props) {
  const previous = useRef(after);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (previous.current === after) return;
    setSpoken('');
    const timer = setTimeout(() => {
      previous.current = after;
      setSpoken(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, after]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
