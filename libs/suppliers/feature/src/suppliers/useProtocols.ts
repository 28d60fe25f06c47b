import { useLanguage } from '@traveldesk/shared-web';
import { useSuppliersProtocolsQuery } from './suppliers.api';

/** Returns the server's protocols in the user's language; none while loading. */
export function useProtocols() {
  const { language } = useLanguage();
  const { data } = useSuppliersProtocolsQuery();
  const protocols =
    data?.data.map(({ title, note, ...protocol }) => ({
      ...protocol,
      title: title[language],
      note: note[language],
    })) ?? [];
  return {
    protocols,
    isLoaded: data !== undefined,
    protocolName: (name: string) => protocols.find((protocol) => protocol.name === name)?.title ?? name,
  };
}
