import { Button, ButtonLink } from './button';
import type { Example } from './component-example';

const sizes = ['small', 'medium', 'large'] as const;

const row = (variant: 'filled' | 'outlined' | 'empty', color: 'primary' | 'accent', label: string) => () => (
  <div className="row">
    {sizes.map((size) => (
      <Button key={size} variant={variant} color={color} size={size}>
        {label}
      </Button>
    ))}
    <Button variant={variant} color={color} loading>
      {label}
    </Button>
    <Button variant={variant} color={color} disabled>
      {label}
    </Button>
  </div>
);

export const examples: Example[] = [
  { name: 'Filled, accent', show: row('filled', 'accent', 'Get Quote') },
  { name: 'Filled, primary', show: row('filled', 'primary', 'Contact Us') },
  { name: 'Outlined', show: row('outlined', 'primary', 'Load More') },
  { name: 'Empty', show: row('empty', 'primary', 'How it works') },
  { name: 'Full width', show: () => <Button fullWidth>Full width</Button> },
  {
    name: 'As a link',
    show: () => (
      <div className="row">
        <ButtonLink href="/about">About us</ButtonLink>
        <ButtonLink href="https://quote.benchmark.example/" newTab color="accent">
          Get a quote elsewhere
        </ButtonLink>
      </div>
    ),
  },
];
