import { Accordion } from './accordion';
import type { Example } from './component-example';

export const examples: Example[] = [
  {
    name: 'One open at a time',
    show: () => (
      <Accordion
        name="example"
        items={[
          { id: 'question-1', title: 'Does my lender decide how much insurance I carry?', content: <p>Your lender sets minimums.</p> },
          { id: 'question-2', title: 'Can several buildings share one policy?', content: <p>A schedule or a blanket limit.</p> },
          {
            id: 'question-3',
            title: 'How is replacement cost worked out?',
            content: <p>From construction, area, code and local labor.</p>,
          },
        ]}
      />
    ),
  },
];
