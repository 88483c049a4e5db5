import type { Room } from '../fault.ts';
import { accessFaults } from './access.ts';
import { authFaults } from './auth.ts';
import { carrierFaults } from './carriers.ts';
import { checkFaults } from './checks.ts';
import { contactFaults } from './contacts.ts';
import { contractFaults } from './contract.ts';
import { databaseFaults } from './database.ts';
import { deepFaults } from './deep.ts';
import { dialerFaults } from './dialer.ts';
import { domainFaults } from './domain.ts';
import { importFaults } from './imports.ts';
import { lawFaults } from './law.ts';
import { ledgerFaults } from './ledger.ts';
import { platformFaults } from './platform.ts';
import { proofFaults } from './proofs.ts';
import { webFaults } from './web.ts';
import { wordFaults } from './words.ts';

export const rooms: readonly Room[] = [
  { name: 'law', faults: lawFaults },
  { name: 'domain', faults: domainFaults },
  { name: 'dialer', faults: dialerFaults },
  { name: 'ledger', faults: ledgerFaults },
  { name: 'imports', faults: importFaults },
  { name: 'contacts', faults: contactFaults },
  { name: 'auth', faults: authFaults },
  { name: 'access', faults: accessFaults },
  { name: 'database', faults: databaseFaults },
  { name: 'platform', faults: platformFaults },
  { name: 'proofs', faults: proofFaults },
  { name: 'carriers', faults: carrierFaults },
  { name: 'contract', faults: contractFaults },
  { name: 'web', faults: webFaults },
  { name: 'words', faults: wordFaults },
  { name: 'checks', faults: checkFaults },
  { name: 'deep', faults: deepFaults },
];
