/** What a column of an uploaded file can hold, and the headers by which it is known. */
export type ImportField =
  | 'full_name'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'balance'
  | 'currency'
  | 'reference'
  | 'creditor'
  | 'email'
  | 'region'
  | 'postal_code'
  | 'country'
  | 'language'
  | 'line_type'
  | 'consent'
  | 'do_not_call';

const list = (names: string): readonly string[] => names.trim().split(/\s+/);

/**
 * Headers in English and Spanish, folded, the best first. Left out on purpose: phones at work, which
 * other rules govern (12 CFR 1006.6(b)(3)); original balances, which are not what is owed today.
 * "Client" is the creditor, as agencies say;
 * "cliente" is the person, as banks say.
 */
export const columnNames: Readonly<Record<ImportField, readonly string[]>> = {
  full_name: list(`
    fullname name debtorname debtorfullname consumername customername customerfullname borrowername
    contactname personname patientname accountholder accountholdername debtor consumer customer
    borrower nombrecompleto nombreyapellido nombreyapellidos nombresyapellidos nombrecliente
    nombredelcliente nombredeudor nombredeldeudor nombretitular nombre nombres deudor cliente titular
  `),
  first_name: list(`
    firstname givenname forename first fname debtorfirstname consumerfirstname customerfirstname
    borrowerfirstname namefirst primernombre nombredepila
  `),
  last_name: list(`
    lastname surname familyname last lname debtorlastname consumerlastname customerlastname
    borrowerlastname namelast apellidos apellido apellidopaterno primerapellido
  `),
  phone: list(`
    phone phonenumber phoneno primaryphone primaryphonenumber telephone telephonenumber telephoneno
    tel mobile mobilephone mobilenumber mobilephonenumber mobileno cell cellphone cellnumber
    cellphonenumber cellularphone cellular homephone homephonenumber contactphone contactnumber
    debtorphone consumerphone customerphone phone1 phonenumber1 telephone1 tel1 telefono
    numerodetelefono numerotelefono numtelefono telefonoprincipal telefonocelular telefonomovil
    celular movil numerocelular numerodecelular telefonocasa telefono1
  `),
  balance: list(`
    balance currentbalance balancedue outstandingbalance totalbalance accountbalance balanceamount
    amountdue amtdue amountowed amountowing currentamountdue totalamountdue totaldue totalowed debtamount
    debtbalance outstandingamount outstanding amount debt owed saldo saldoactual saldopendiente
    saldodeudor saldototal saldoadeudado montoadeudado montopendiente importeadeudado
    importependiente totaladeudado deudatotal deuda adeudo monto importe
  `),
  currency: list('currency currencycode balancecurrency moneda divisa codigomoneda'),
  reference: list(`
    externalreference externalid reference referencenumber referenceno refnumber refno ref
    accountnumber accountno accountnum accountid acctnumber acctno acctnum acctid account acct
    debtorid debtornumber consumerid customerid customernumber filenumber fileno casenumber
    loannumber id referencia numerodereferencia numeroreferencia numerodecuenta numerocuenta
    numcuenta nodecuenta nocuenta ndecuenta ncuenta cuenta numerodecliente idcliente iddeudor
    expediente numerodeexpediente folio contrato numerodecontrato
  `),
  creditor: list(`
    creditor creditorname currentcreditor currentcreditorname originalcreditor originalcreditorname
    client clientname lender lendername acreedor nombreacreedor nombredelacreedor acreedoractual
    acreedororiginal
  `),
  email: list('email emailaddress emailaddr mail correoelectronico correo direcciondecorreo'),
  region: list('region regioncode state statecode stateprovince province provincia estado'),
  postal_code: list(`
    zip zipcode zip5 zippostal zippostalcode postalcode postcode postal codigopostal codpostal cp
  `),
  country: list('country countrycode pais codigopais codigodepais'),
  language: list('language lang languagecode preferredlanguage languagepreference idioma lengua'),
  line_type: list(`
    linetype phonelinetype phonetype numbertype tipodelinea tipolinea tipodetelefono tipotelefono
  `),
  do_not_call: list(`
    donotcall dnc dnd donotcontact nocall nocalls stopcalls optout optedout unsubscribed nollamar
    nocontactar excluirllamadas
  `),
  consent: list(`
    consent tcpaconsent consenttcpa tcpa consenttocall callconsent consentflag consentgiven
    expressconsent priorexpressconsent optin optedin consentimiento consentimientotcpa
    consentimientoparallamar
  `),
};
