import { Button } from '../../app/ui/button';

interface Props extends React.ComponentProps<typeof Button> {
  action: string;
  fields?: Record<string, string | number>;
}

/** A form that is only a button. Its class is the form's. */
export const PostButton = ({ action, fields = {}, className, ...button }: Props) => (
  <form method="post" action={action} className={className}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" variant="outlined" size="small" {...button} />
  </form>
);
