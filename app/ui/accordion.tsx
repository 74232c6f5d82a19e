import styles from './accordion.module.css';

interface Item {
  id: string;
  title: string;
  content: React.ReactNode;
}

/** At most one item is open: the browser closes the others because all details elements share a name. */
export function Accordion({ name, items }: { name: string; items: Item[] }) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <AccordionItem key={item.id} name={name} id={item.id} title={item.title}>
          {item.content}
        </AccordionItem>
      ))}
    </div>
  );
}

interface AccordionItemProps {
  name: string;
  id: string;
  title: string;
  children: React.ReactNode;
}

function AccordionItem({ name, id, title, children }: AccordionItemProps) {
  return (
    <details name={name} id={id}>
      <summary>
        {title}
        <PlusMinus />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}

/** A plus that becomes a minus inside an open details element or an expanded button. */
export function PlusMinus() {
  return <span className={`no-print ${styles.plusMinus}`} aria-hidden="true" />;
}
