import type { ImportField, ImportKind } from './import-words.ts';

const list = (names: string): readonly string[] => names.trim().split(/\s+/);

/**
 * The headers by which a field is known, in English and Spanish, folded and without the number of the
 * phone or debt, the best first. "Client" is the creditor, as agencies say; "cliente" is the person, as
 * banks say. Left out on purpose: numbers of relatives and faxes, whose owners are not the person; zones
 * that nobody says were confirmed, because a confirmed one is believed before everything else. A name may
 * mean one thing in files of debtors and another in files of past calls.
 */
const namesOfPerson = {
  reference: list(`
    externalreference externalid personid personreference debtorid debtornumber debtorno
    debtorreference consumerid consumernumber customerid customernumber customerno patientid
    patientnumber borrowerid contactid reference referencenumber referenceno refnumber refno ref
    referenceid uniqueid recordid id referencia numerodereferencia numeroreferencia idcliente
    iddeudor idpersona numerodecliente numerocliente numerodedeudor codigocliente claveunica
  `),
  full_name: list(`
    fullname name debtorname debtorfullname consumername consumerfullname customername
    customerfullname borrowername borrowerfullname contactname personname patientname memberfullname
    accountholder accountholdername responsibleparty debtor consumer customer borrower
    nombrecompleto nombreyapellido nombreyapellidos nombresyapellidos nombrecliente
    nombredelcliente nombredeudor nombredeldeudor nombretitular nombredeltitular razonsocial nombre
    nombres deudor cliente titular
  `),
  first_name: list(`
    firstname givenname forename first fname debtorfirstname consumerfirstname customerfirstname
    borrowerfirstname patientfirstname namefirst firstnm primernombre nombredepila
  `),
  middle_name: list(`
    middlename middle mname middleinitial mi middleinit middlenm namemiddle debtormiddlename
    consumermiddlename customermiddlename borrowermiddlename patientmiddlename
    segundonombre segundosnombres otrosnombres nombre2 2nombre 2donombre
  `),
  last_name: list(`
    lastname surname familyname last lname debtorlastname consumerlastname customerlastname
    borrowerlastname patientlastname namelast lastnm apellidos apellido apellidopaterno paterno
    primerapellido apellido1 1erapellido
  `),
  second_last_name: list(`
    secondlastname secondsurname maternallastname maternalsurname apellidomaterno materno
    segundoapellido apellido2 2apellido 2oapellido 2doapellido
  `),
  name_suffix: list(`
    suffix namesuffix suffixname sfx generation generationcode nmsuffix debtorsuffix consumersuffix
    customersuffix borrowersuffix patientsuffix sufijo
  `),
  birth_year: list(`
    birthyear yearofbirth yob dob dateofbirth birthdate birthday birthdt debtordob consumerdob
    fechadenacimiento fechanacimiento fechanac fecnac fnacimiento nacimiento anodenacimiento anonacimiento
  `),
  email: list(`
    email emailaddress emailaddr mail emailid primaryemail debtoremail consumeremail customeremail
    correoelectronico correo direcciondecorreo emailcliente
  `),
  address: list(`
    address streetaddress street address1 addressline1 addr1 addr mailingaddress homeaddress
    addressline street1 residentialaddress serviceaddress premiseaddress direccion domicilio calle direccion1 callenumero
    callenumeroexterior direcciondomicilio
  `),
  city: list(
    'city town cityname municipality suburb locality ciudad localidad municipio poblacion',
  ),
  region: list(`
    region regioncode state statecode stateprovince stateprov province provincecode st
    addressstate provincia estado departamento entidad entidadfederativa
  `),
  postal_code: list(`
    zip zipcode zip5 zip4 zipplus4 zippostal zippostalcode postalcode postcode postal pincode
    codigopostal codpostal cpostal cp
  `),
  country: list('country countrycode countryname countryiso pais codigopais codigodepais'),
  language: list(`
    language lang languagecode preferredlanguage languagepreference spokenlanguage idioma lengua
    idiomapreferido
  `),
  confirmed_zone: list(`
    confirmedzone confirmedtimezone confirmedtz zoneconfirmed timezoneconfirmed zonaconfirmada
    zonahorariaconfirmada
  `),
  note: list(`
    note notes comment comments remark remarks memo accountnotes notas nota comentario comentarios
    observacion observaciones
  `),
  consent: list(`
    consent tcpaconsent consenttcpa tcpa consenttocall callconsent consentflag consentgiven
    expressconsent priorexpressconsent cellconsent optin optedin consentimiento consentimientotcpa
    consentimientoparallamar
  `),
  do_not_call: list(`
    donotcall nottobecalled dnc dnd donotcontact dncflag isdnc nocall nocalls stopcalls optout optedout unsubscribed
    nollamar nocontactar excluirllamadas
  `),
  service_member: list(`
    servicemember isservicemember scra scraflag scrastatus scraprotected scraeligible military
    militaryflag militarystatus militaryservice activemilitary activeduty activedutyflag
    activedutystatus activedutymilitary servicemembersciviliefact armedforces militar esmilitar
    servicioactivo servicioactivomilitar fuerzasarmadas servicioenfuerzasarmadas
  `),
  inconvenient_time: list(`
    inconvenienttime inconvenienttimes inconvenienthours inconvenientplace inconvenienttimeorplace
    donotcallbetween donotcallbefore donotcallafter donotcalltimes donotcallhours donotcallat
    donotcallduring donotcallon nocallbetween nocallbefore nocallafter nocalltimes nocallhours dncbetween dnctimes
    dnchours dncbefore dncafter calltimerestriction callrestrictions timerestriction badtimetocall
    badtimestocall besttimetocall besttime besttimes preferredcalltime preferredtime convenienttime
    convenienttimes convenienttimetocall timetocall nollamarentre nollamarantesde nollamardespuesde horarioinconveniente
    horariosinconvenientes lugarinconveniente horadepreferencia horariodecontacto mejorhorario
    mejorhora mejorhoraparallamar mejorhorarioparallamar horariopreferido horarioparallamar
  `),
} satisfies Partial<Record<ImportField, readonly string[]>>;

const namesOfPhone = {
  phone: list(`
    phone phonenumber phoneno phonenum primaryphone primaryphonenumber mainphone telephone
    telephonenumber telephoneno tel mobile mobilephone mobilenumber mobilephonenumber mobileno
    mobiletelephone cell cellphone cellnumber cellphonenumber cellularphone cellular cellno homephone
    homephonenumber homenumber hometelephone homeno hometel hphone workphone workphonenumber worknumber
    worktelephone workno wphone businessphone businessphonenumber officephone officephonenumber
    employerphone employerphonenumber poephone dayphone daytimephone eveningphone alternatephone
    alternativephone altphone alternatephonenumber secondaryphone secondphone otherphone
    otherphonenumber otherphones additionalphones additionalphone landline landlinenumber ph contactphone contactphonenumber contactnumber
    debtorphone debtorphonenumber consumerphone customerphone customerphonenumber borrowerphone
    patientphone phonehome phonecell phonemobile phonework cphone telefono numerodetelefono
    numerotelefono numtelefono notelefono telefonoprincipal telefonocelular telefonomovil celular
    movil numerocelular numerodecelular telefonocasa telefonodecasa telefonoparticular
    telefonofijo fijo lineafija telefonotrabajo telefonodeltrabajo telefonodetrabajo telefonooficina
    telefonodeoficina telefonolaboral telefonoalterno telefonoalternativo telefonosecundario
    otrotelefono telefonodecontacto telefonocontacto dialednumber numberdialed callednumber
    numbercalled phonedialed calledphone destination tonumber to numeromarcado telefonomarcado
  `),
  phone_label: list(`
    phonelabel phonename phonedescription labelofphone etiquetatelefono etiquetadeltelefono
    descripciontelefono
  `),
  line_type: list(`
    linetype phonelinetype phonetype numbertype typeofphone celltype phoneline tipodelinea tipolinea
    tipodetelefono tipotelefono
  `),
  phone_place: list(`
    phoneplace phonelocation placeofphone phonelocationtype lugardeltelefono lugartelefono
    ubicaciontelefono
  `),
} satisfies Partial<Record<ImportField, readonly string[]>>;

const namesOfDebt = {
  debt_reference: list(`
    debtreference accountnumber accountno accountnum accountid accountreference acctnumber acctno
    acctnum acctid acctnbr accountnbr account acct loannumber loanid loanno loanaccount contractnumber
    contractno policynumber invoicenumber invoiceno filenumber fileno casenumber caseno debtid
    debtnumber clientaccountnumber clientreference clientaccount creditoraccountnumber
    numerodecuenta numerocuenta numcuenta nodecuenta nocuenta ndecuenta ncuenta cuenta
    numerodeprestamo numeroprestamo numerodecredito numerocredito credito prestamo expediente
    numerodeexpediente folio contrato numerodecontrato numerodefactura factura operacion
  `),
  creditor: list(`
    creditor creditorname currentcreditor currentcreditorname currentcreditortowhomthedebtisowed
    client clientname lender lendername bank bankname merchant facility originalcreditor
    originalcreditorname oc ocname portfolioowner acreedor nombreacreedor nombredelacreedor acreedoractual
    acreedororiginal banco entidadacreedora cartera
  `),
  balance: list(`
    balance currentbalance currentbal balancedue outstandingbalance totalbalance accountbalance
    balanceamount bal curbal amountdue amtdue amountowed amountowing currentamountdue totalamountdue
    totaldue totalowed debtamount debtbalance outstandingamount outstanding currentamount payoffamount
    amount debt owed saldo saldoactual saldopendiente saldodeudor saldototal saldoadeudado saldovencido
    montoadeudado montopendiente importeadeudado importependiente totaladeudado totaldeuda deudatotal
    deuda adeudo monto importe montodeuda capitaladeudado
  `),
  original_amount: list(`
    originalamount originalbalance origbalance origamount originalbal origbal originaldebt
    openingbalance placementbalance placedbalance placedamount amountplaced principalbalance
    chargeoffamount chargeoffbalance chargedoffamount montooriginal saldooriginal importeoriginal
    deudaoriginal montoinicial saldoinicial capital
  `),
  currency: list('currency currencycode balancecurrency ccy moneda divisa codigomoneda'),
  opened_on: list(`
    openedon opendate dateopened openeddate opened accountopendate dateofservice servicedate dos
    originationdate loandate contractdate fechadeapertura fechaapertura fechadeotorgamiento
    fechaotorgamiento fechaservicio
  `),
  due_on: list(`
    dueon duedate datedue paymentduedate delinquencydate datedelinquent delinquencyon dateofdefault
    defaultdate datefirstdelinquent delqdate delinqdate dofd fechadevencimiento fechavencimiento vencimiento
    fechademora fechamora
  `),
  charged_off_on: list(`
    chargedoffon chargeoffdate datechargedoff chargedoffdate codate chargeoffon fechadecastigo
    fechacastigo castigadoel
  `),
  notice_sent_on: list(`
    noticesenton noticedate noticesent noticesentdate validationnotice validationnoticedate
    validationnoticesent validationdate validationlettersent validationletterdate initialnoticedate
    gnoticedate letterdate lettersent fechadeaviso fechaaviso fechadenotificacion fechanotificacion
    avisoenviado
  `),
  first_contact_at: list(`
    firstcontactat firstcontact firstcontactdate firstcontacton dateoffirstcontact
    firstcommunication firstcommunicationdate firstcommunicationon dateoffirstcommunication
    initialcommunication initialcommunicationdate dateofinitialcommunication initialcontactdate
    firstconversation firstconversationdate firstrpc firstrpcdate primercontacto
    fechaprimercontacto fechadeprimercontacto fechadelprimercontacto primeracomunicacion
    fechaprimeracomunicacion fechadeprimeracomunicacion primeraconversacion
    fechaprimeraconversacion
  `),
  debt_group: list(`
    debtgroup accountgroup group groupid groupnumber loangroup portfolioaccount grupo
    grupodedeuda grupodeuda
  `),
  debt_state: list(`
    debtstate debtstatus accountstatus acctstatus status statuscode accountstate loanstatus
    casestatus estatus estadodedeuda estadodeuda estadodelacuenta estadocuenta situacion
    estadocredito
  `),
  debt_kind: list(`
    debtkind debttype typeofdebt kindofdebt debtcategory accounttype accttype typeofaccount loantype
    accountcategory debtclass accountclass tipodedeuda tipodeuda clasededeuda categoriadedeuda
    tipodecuenta tipocuenta tipodecredito tipocredito tipodeprestamo
  `),
  time_barred: list(`
    timebarred istimebarred timebarreddebt timebarredflag solexpired issolexpired
    statuteexpired statuteoflimitationsexpired outofstatute outofstat oos oosflag isoutofstatute
    pastsol beyondsol beyondstatute statutebarred prescrita prescrito deudaprescrita estaprescrita
    prescripcion fueradeplazolegal
  `),
  person_role: list(`
    personrole roleofperson roleondebt debtrole debtorrole debtortype role partytype partyrole
    responsibilitytype relationship relationshiptodebt relationshiptodebtor relationtodebtor
    liabilitytype rol roldelapersona rolenladeuda relacion relacionconeldeudor tipodedeudor
    tipodeobligado calidad
  `),
} satisfies Partial<Record<ImportField, readonly string[]>>;

const namesOfHistory = {
  occurred_at: list(`
    occurredat calledat calledon calldate calldatetime dateofcall datecalled callstart startedat
    startdate started timestamp datetime dateandtime date activitydate eventdate
    createdat createddate entrydate effectivedate receiveddate receivedat receivedon
    datereceived requestdate stopdate dncdate consentdate dateofconsent consentedon consenton
    obtainedon obtaineddate optindate fecha fechallamada fechadellamada fechayhora fechahora
    fechadeconsentimiento fechaconsentimiento fechadesolicitud fechasolicitud
  `),
  occurred_time: list(`
    occurredtime calltime timeofcall timecalled callstarttime starttime eventtime activitytime receivedtime
    requesttime timereceived timeofday time hora horallamada horadellamada horadellamado horadeinicio
    horainicio
  `),
  direction: list(`
    direction calldirection calltype inboundoutbound inout type direccionllamada
    direcciondelallamada sentido tipodellamada tipollamada
  `),
  outcome: list(`
    outcome calloutcome result callresult resultcode disposition dispositioncode dispo calldisposition
    callstatus termcode terminationcode finishcode wrapupcode status statuscode resultado
    resultadollamada resultadodelallamada disposicion gestion estatus estado
  `),
  consent_kind: list(`
    consentkind consenttype typeofconsent kindofconsent permission permissiontype
    consent tcpaconsent consenttcpa tcpa type kind tipodeconsentimiento tipoconsentimiento
    consentimiento tipo
  `),
  obtained_how: list(`
    obtainedhow howobtained consentmethod consentsource methodofconsent consentmedium optinmethod
    optinsource source method origen medio comoseobtuvo mediodeconsentimiento origendelconsentimiento
  `),
  obtained_by: list(`
    obtainedby consentobtainedby collectedby takenby agent agentname representative obtenidopor
    recabadopor agente
  `),
  expires_on: list(`
    expireson expirationdate expdate expirydate expiration expires expiry validuntil validthrough
    fechadeexpiracion fechadecaducidad caducidad vigencia validohasta
  `),
  permitted_from: list(`
    permittedfrom hoursfrom timefrom fromtime fromhour starthour allowedfrom convenientfrom callfrom callafter
    notbefore from desde desdelas horadesde horariodesde llamardesde
  `),
  permitted_to: list(`
    permittedto permitteduntil hoursto timeto totime tohour endhour allowedto alloweduntil convenientto
    callto calluntil callbefore notafter to hasta hastalas horahasta horariohasta llamarhasta
  `),
  permitted_place: list(`
    permittedplace consentplace placeofconsent place lugar lugarpermitido
  `),
  reassigned_checked_on: list(`
    reassignedcheckedon reassignedcheckdate reassignedcheckon reassignedcheck rnddate rndcheckdate rndcheckedon
    rndquerydate reassignednumbersdate fechadereasignacion fechaconsultarnd
  `),
  reassigned_answer: list(`
    reassignedanswer reassignedresult rndanswer rndresult rndresponse rnd reassignedflag reassigned
    respuestarnd resultadornd reasignado
  `),
  restriction_kind: list(`
    restrictionkind restriction restrictiontype reason reasoncode stopreason dncreason suppression
    suppressionreason suppressiontype ceasetype restrictioncode status statuscode code kind type
    motivo razon restriccion tipoderestriccion motivodeexclusion tipo estatus estado
  `),
  inconvenient_from: list(`
    inconvenientfrom from fromtime timefrom begintime donotcallfrom desde horadesde horainicial
  `),
  inconvenient_to: list(`
    inconvenientto totime timeto endtime until untiltime inconvenientuntil donotcalluntil hasta horahasta horafinal
  `),
  inconvenient_days: list(
    'inconvenientdays days weekdays dayofweek daysofweek day dias diasdelasemana',
  ),
  payment_amount: list(`
    paymentamount amountpaid paidamount amount amountreceived payment pmtamount paymentamt postedamount transactionamount
    total montopagado importepagado montodelpago importedelpago pago monto importe cantidad
  `),
  paid_on: list(`
    paidon paymentdate datepaid pmtdate posteddate postdate posted dateposted transactiondate receiveddate
    datereceived effectivedate date fechadepago fechapago fechadelpago fecha
  `),
  payer_reference: list(`
    payerreference paymentreference paymentid pmtid transactionid transactionnumber transactionreference confirmationnumber
    confirmation checknumber receiptnumber receipt tracenumber referenciadepago referenciadelpago iddepago
    numerodetransaccion transaccion recibo comprobante
  `),
  payment_reversal: list(`
    paymentreversal reversal reversed isreversal nsf returned bounced chargeback void transactiontype paymenttype
    devuelto reverso anulado contracargo tipodetransaccion tipodepago
  `),
  source: list(`
    source learnedfrom receivedfrom receivedvia receivedby requestedby channel reportedby origen fuente canal recibidode
  `),
  evidence: list(`
    evidence proof document documentnumber documentid letternumber recording recordingid recordingurl
    recordingfile callid callsid uniquecallid interactionid evidencia prueba documento grabacion
    idllamada iddellamada notes note comments comment notas nota comentario comentarios
    observaciones
  `),
} satisfies Partial<Record<ImportField, readonly string[]>>;

/** In files of consents the number is not whom somebody called: "To" is when permitted hours end. */
const meantOtherwise: Partial<
  Readonly<Record<ImportKind, Partial<Record<ImportField, readonly string[]>>>>
> = { consents: { phone: ['to'] } };

/** The names of a field in files of a kind. */
export const listColumnNames = (kind: ImportKind, field: ImportField): readonly string[] => {
  const left = meantOtherwise[kind]?.[field] ?? [];
  return columnNames[field].filter((name) => !left.includes(name));
};

export const columnNames: Readonly<Record<ImportField, readonly string[]>> = {
  ...namesOfPerson,
  ...namesOfPhone,
  ...namesOfDebt,
  ...namesOfHistory,
};
