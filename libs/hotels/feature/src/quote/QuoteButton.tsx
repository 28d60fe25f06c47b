import { SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayQuote } from '@traveldesk/hotels-contract';
import { preloadable, usePartWithDraft } from '@traveldesk/shared-ui';
import { usePassed } from '@traveldesk/shared-web';
import { quotePart } from './quote-part';

const { Component: QuoteDialog, preload } = preloadable(
  async () => (await import('./QuoteDialog')).QuoteDialog,
);

/** Opens the quote for the client. Changes must be accepted first, so that the client never gets terms that no user has seen. */
export function QuoteButton({ quote }: { quote: StayQuote }) {
  const { t } = useTranslation('hotels');
  // Opens the dialog again if its typed text was kept when the user left the page.
  const kept = usePartWithDraft([quotePart]);
  const [open, setOpen] = useState(kept !== undefined);
  const isOver = usePassed([Date.parse(quote.expires_at)]) > 0;
  const isAccepted = quote.changes.length === 0 || quote.accepted_at !== null;
  const mayOpen = isAccepted && !isOver;
  return (
    <>
      <Button
        icon={<SendOutlined aria-hidden />}
        disabled={!mayOpen}
        title={mayOpen ? undefined : t(isOver ? 'quote.expired' : 'quote.acceptFirst')}
        onPointerEnter={() => void preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {t('quote.forClient')}
      </Button>
      {open && mayOpen && (
        <Suspense>
          <QuoteDialog quote={quote} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
