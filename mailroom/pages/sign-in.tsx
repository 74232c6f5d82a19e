import { interpolate } from '../../app/lib/interpolate.ts';
import { Button, ButtonLink } from '../../app/ui/button';
import { TextField } from '../../app/ui/field';
import { words } from '../staff-words.ts';
import { site } from '../visitor-words.ts';
import { ErrorNotice } from './banners';
import type { LinkPage, LinkSentPage, SignInPage } from './page-data.ts';
import { PanelLayout } from './panel-layout';

/** The page that offers the one way of signing in that is set up. */
export function SignIn({ method, email, error }: SignInPage) {
  return (
    <PanelLayout title={words.signIn.heading} lead={words.signIn.leads[method]}>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {method === 'provider' && (
        <ButtonLink href="/staff/sign-in/provider" fullWidth>
          {words.signIn.title}
        </ButtonLink>
      )}
      {method === 'email' && (
        <form method="post" action="/staff/sign-in">
          <TextField label={words.signIn.email} name="email" type="email" autoComplete="email" defaultValue={email} autoFocus />
          <Button type="submit" fullWidth>
            {words.signIn.sendLink}
          </Button>
        </form>
      )}
      {method === 'prompt' && <code>npm run mailroom -- sign-in</code>}
      <p className="small muted">{words.signIn.what}</p>
    </PanelLayout>
  );
}

/** The same page for every address, so that it does not show who has an account. */
export function LinkSent({ email }: LinkSentPage) {
  return (
    <PanelLayout title={words.signIn.sent.title} lead={interpolate(words.signIn.sent.text, { email })}>
      <p className="small muted">
        {words.signIn.sent.nothing}{' '}
        <a className="link" href="/staff/sign-in">
          {words.signIn.sent.again}
        </a>
      </p>
    </PanelLayout>
  );
}

/** The page behind a link: its button signs in. The first owner enters name and address here. */
export function Link({ name, values, errors = {} }: LinkPage) {
  const isOwner = name === undefined;
  const lead = isOwner ? interpolate(words.link.ownerLead, { site: site.name }) : interpolate(words.link.lead, { name, site: site.name });
  return (
    <PanelLayout title={isOwner ? words.link.ownerTitle : words.signIn.title} lead={lead}>
      <form method="post" action="/staff/link">
        {isOwner && (
          <>
            <TextField
              label={words.people.name}
              name="name"
              autoComplete="name"
              hint={words.link.nameHint}
              defaultValue={values?.name}
              error={errors.name}
              autoFocus
            />
            <TextField
              label={words.signIn.email}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={values?.email}
              error={errors.email}
            />
          </>
        )}
        <Button type="submit" fullWidth>
          {words.signIn.title}
        </Button>
      </form>
    </PanelLayout>
  );
}
