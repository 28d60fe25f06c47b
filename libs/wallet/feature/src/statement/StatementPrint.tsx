import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { maxPerPage } from '@traveldesk/shared-contract';
import { showToast } from '@traveldesk/shared-web';
import type { Statement, StatementQuery } from '@traveldesk/wallet-contract';
import '../texts';
import { useLazyWalletStatementQuery } from './statement.api';
import { StatementSheet } from './StatementSheet';

/** Limit for printing; longer statements should be exported. */
const mostEntries = 2000;

interface StatementPrintProps {
  id: string;
  query: StatementQuery;
  /** The statement on the screen; if it has all entries it can be printed at once. */
  shown: Statement | undefined;
}

/**
 * Prints the whole statement, loading other pages first. The browser's own print commands give the same sheet: its menu if the statement
 * has one page, its shortcut always.
 */
export function StatementPrint({ id, query, shown }: StatementPrintProps) {
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

  const isWhole = shown !== undefined && shown.data.length === shown.total;
  const paper = sheet ?? (isWhole ? shown : undefined);
  const print = async () => {
    if (busy) return;
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
  const printByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p' || isWhole) return;
    event.preventDefault();
    void print();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => printByKey(event);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <Button icon={<PrinterOutlined aria-hidden />} loading={busy} onClick={() => void print()}>
        {t('statement.print')}
      </Button>
      {paper && createPortal(<StatementSheet statement={paper} />, document.body)}
    </>
  );
}
