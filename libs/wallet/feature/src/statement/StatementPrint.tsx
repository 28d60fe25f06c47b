import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { maxPerPage } from '@traveldesk/shared-contract';
import { showToast } from '@traveldesk/shared-web';
import type { Statement, StatementQuery } from '@traveldesk/wallet-contract';
import '../texts';
import { useLazyWalletStatementQuery } from './statement.api';
import { StatementSheet } from './StatementSheet';

/** As much as one reads on paper; of more, the file is the better form. */
const mostEntries = 2000;

/** Prints the whole statement, whichever of its pages is shown: all of it is read first. */
export function StatementPrint({ id, query }: { id: string; query: StatementQuery }) {
  const { t } = useTranslation('wallet');
  const [read] = useLazyWalletStatementQuery();
  const [busy, setBusy] = useState(false);
  const [sheet, setSheet] = useState<Statement>();
  useEffect(() => {
    if (!sheet) return;
    const printed = () => setSheet(undefined);
    window.addEventListener('afterprint', printed);
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, [sheet]);

  const print = async () => {
    setBusy(true);
    try {
      const page = (number: number) =>
        read({ id, query: { ...query, page: number, per_page: maxPerPage } }).unwrap();
      const first = await page(1);
      if (first.total > mostEntries) {
        return showToast({ title: t('statement.tooLong', { count: mostEntries }), status: false });
      }
      const data = [...first.data];
      while (data.length < first.total) {
        const next = await page(data.length / maxPerPage + 1);
        if (next.data.length === 0) break;
        data.push(...next.data);
      }
      setSheet({ ...first, data });
    } catch {
      showToast({ title: t('statement.notRead'), status: false });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<PrinterOutlined aria-hidden />} loading={busy} onClick={() => void print()}>
        {t('statement.print')}
      </Button>
      {sheet && createPortal(<StatementSheet statement={sheet} />, document.body)}
    </>
  );
}
