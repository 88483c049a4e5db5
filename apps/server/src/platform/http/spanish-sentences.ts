/**
 * Details of problems and of single fields in Spanish, by the English sentence that the code throws. A sentence that
 * is missing here is sent in English; a test lists those.
 */
export const spanishSentences: Readonly<Record<string, string>> = {
  'This script is archived. Restore it first.': 'Este guion está archivado. Primero restáuralo.',
  'There is a script of this name already. Choose another name.':
    'Ya hay un guion con este nombre. Elige otro.',
  'This script does not exist.': 'Este guion no existe.',
  'There is no draft to approve. Save a change first.':
    'No hay ningún borrador que aprobar. Primero guarda un cambio.',
  'This version was never approved.': 'Esta versión nunca se aprobó.',
  'Choose an approved script: what this campaign said before is not approved.':
    'Elige un guion aprobado: lo que esta campaña decía antes no está aprobado.',
  'Choose an approved script of your organization. An admin approves them in the settings.':
    'Elige un guion aprobado de tu organización. Un administrador los aprueba en la configuración.',
  'This is the only verified line where people can return calls, and campaigns are running. Add another line or pause the campaigns first.':
    'Es la única línea verificada a la que se puede devolver la llamada y hay campañas en curso. Primero agrega otra línea o pausa las campañas.',
  'This line is verified already.': 'Esta línea ya está verificada.',
  'Choose a contact of your organization with an open debt.':
    'Elige un contacto de tu organización que tenga una deuda abierta.',
  'Choose a verified staffed line or caller ID of your organization.':
    'Elige una línea atendida o un número de origen verificado de tu organización.',
  'Name somebody for people to ask for.': 'Indica por quién debe preguntar la gente.',
  'Give the script a name.': 'Ponle un nombre al guion.',
  'At least one person answers.': 'Contesta al menos una persona.',
  'At most 500 people at once.': 'Como máximo 500 personas a la vez.',
  'Use small letters, digits and hyphens, such as speak-to-someone.':
    'Usa minúsculas, cifras y guiones, como speak-to-someone.',
  'A script has at least one part.': 'Un guion tiene al menos una parte.',
  'At most 60 parts.': 'Como máximo 60 partes.',
  'Enter an amount greater than zero for each part.':
    'Escribe un importe mayor que cero para cada parte.',
  'This is more than is owed on the debt.': 'Es más de lo que se debe.',
  'This is less than the policy accepts for this debt.':
    'Es menos de lo que la política acepta para esta deuda.',
  'The last day is later than the policy accepts.':
    'El último día es posterior a lo que la política acepta.',
  'This day has passed. Choose today or a later day.':
    'Este día ya pasó. Elige hoy o un día posterior.',
  'These are more parts than the policy accepts.': 'Son más partes de las que la política acepta.',
  'Give each part a later day than the one before it.':
    'Da a cada parte un día posterior al de la anterior.',
  'Nothing can be promised about this debt: it is not open.':
    'No se puede prometer nada sobre esta deuda: no está abierta.',
  'This looks like a card number. Never enter one.':
    'Parece un número de tarjeta. Nunca escribas uno.',
  'Say which debt it is for.': 'Indica para qué deuda es.',
  'Enter an amount and a day.': 'Escribe un importe y un día.',
  'A file may have 2 GB. Split it into several files.':
    'Un archivo puede tener hasta 2 GB. Divídelo en varios archivos.',
  'A key acts in the name of a member of the organization. Ask an admin of it to make one.':
    'Una clave actúa en nombre de un miembro de la organización. Pide a un administrador que cree una.',
  'Remove lists or people, not both at once.': 'Quita listas o personas, no ambas a la vez.',
  'This person was removed from the campaign. Add them again first.':
    'Se quitó a esta persona de la campaña. Primero agrégala de nuevo.',
  'Too many people came with this list to undo it. Remove the list instead.':
    'Con esta lista llegaron demasiadas personas para deshacerlo. Quita la lista.',
  'A campaign that is not over leaves out the people of such a list, and would call them. Stop it first.':
    'Una campaña sin terminar excluye a las personas de esa lista y las llamaría. Detenla primero.',
  'The campaign must begin within the next 30 days.':
    'La campaña debe empezar dentro de los próximos 30 días.',
  'The campaign must end after it begins, and later than now.':
    'La campaña debe terminar después de empezar, y más tarde que ahora.',
  'A list cannot be merged into itself.': 'Una lista no se puede unir a sí misma.',
  'A list that was merged already cannot be merged again.':
    'Una lista que ya se unió a otra no se puede unir de nuevo.',
  'A list that you leave out is being merged into another at the moment. Wait until that is done.':
    'Una lista que excluyes se está uniendo a otra en este momento. Espera a que termine.',
  'A message of the carrier has at most 64 KiB.':
    'Un mensaje del operador tiene como máximo 64 KiB.',
  'A super administrator stopped these calls. Only a super administrator can allow them again.':
    'Un superadministrador detuvo estas llamadas. Solo un superadministrador puede volver a permitirlas.',
  'An upload that is being stored changes the same people. Nothing was changed: try again in a moment. A reason not to call can be entered meanwhile, and holds at once.':
    'Una carga que se está guardando cambia a las mismas personas. No se cambió nada: inténtalo de nuevo en un momento. Mientras tanto puedes registrar un motivo para no llamar, que se aplica de inmediato.',
  'An upload is being stored. Nothing was changed: try again in a moment. A reason not to call can be entered meanwhile on the page of the contact, and holds at once.':
    'Se está guardando una carga. No se cambió nada: inténtalo de nuevo en un momento. Mientras tanto puedes registrar un motivo para no llamar en la página del contacto, que se aplica de inmediato.',
  'Somebody else corrected this call in the meantime. Nothing was changed: reload the page to see how it stands.':
    'Mientras tanto, otra persona corrigió esta llamada. No se cambió nada: recarga la página para ver su estado.',
  'At least 1.': 'Al menos 1.',
  'At most 1,000 creditors.': 'Como máximo 1,000 acreedores.',
  'At most 1000.': 'Como máximo 1000.',
  'At most 50,000.': 'Como máximo 50,000.',
  'Beginning and end are the same.': 'El inicio y el fin son iguales.',
  'By this a limit would bind less. Say what shows it, such as a recording or a letter.':
    'Esto haría menos estricto un límite. Indica qué lo demuestra, como una grabación o una carta.',
  'Calls through this account are under way. Wait until they have ended.':
    'Hay llamadas en curso por esta cuenta. Espera a que terminen.',
  'Recordings of calls are still at this carrier. Wait until they have been fetched from there and deleted.':
    'Todavía hay grabaciones de llamadas en este operador. Espera a que se hayan descargado y borrado de allí.',
  'Campaigns call through this account. Stop them first.':
    'Hay campañas que llaman por esta cuenta. Primero detenlas.',
  'The recordings cannot be read right now. Try again shortly.':
    'Las grabaciones no se pueden leer en este momento. Inténtalo de nuevo en breve.',
  'Choose a later end.': 'Elige un final posterior.',
  'Choose a list, or name a new one.': 'Elige una lista o pon nombre a una nueva.',
  'Choose a state or territory of the United States.':
    'Elige un estado o territorio de Estados Unidos.',
  'Choose a state.': 'Elige un estado.',
  'Choose a time within the last three years or the next 60 days.':
    'Elige un momento de los últimos tres años o de los próximos 60 días.',
  'Choose a time zone such as America/Chicago.': 'Elige una zona horaria como America/Chicago.',
  'Choose a zone such as America/Chicago.': 'Elige una zona horaria como America/Chicago.',
  'Choose an active account that your organization calls through.':
    'Elige una cuenta activa por la que llame tu organización.',
  'Choose another contact.': 'Elige otro contacto.',
  'Choose at most two years.': 'Elige dos años como máximo.',
  'Choose one of the carriers.': 'Elige uno de los operadores.',
  'Choose one of the verified, active caller IDs of your organization. An admin adds them in the settings.':
    'Elige uno de los números de origen verificados y activos de tu organización. Un administrador los agrega en la configuración.',
  'Choose the number or the place, not both.': 'Elige el número o el lugar, no ambos.',
  'Choose the number or the place.': 'Elige el número o el lugar.',
  'Choose the number that may be called by an artificial voice.':
    'Elige el número al que puede llamar una voz artificial.',
  'Choose the number that this is about.': 'Elige el número al que se refiere.',
  'Choose what the key may do.': 'Elige qué puede hacer la clave.',
  'Enter a day after 1900.': 'Escribe un día posterior a 1900.',
  'Enter a day after 1970.': 'Escribe un día posterior a 1970.',
  'Enter a day before the year 10000.': 'Escribe un día anterior al año 10000.',
  'Enter a name for the account.': 'Escribe un nombre para la cuenta.',
  'Enter a name.': 'Escribe un nombre.',
  'Enter a number.': 'Escribe un número.',
  'Enter a password.': 'Escribe una contraseña.',
  'Enter a reference.': 'Escribe una referencia.',
  'Enter a seed.': 'Escribe una semilla.',
  'Enter a time zone such as America/Chicago.': 'Escribe una zona horaria como America/Chicago.',
  'Enter an email address.': 'Escribe un correo electrónico.',
  'Enter both when the hours begin and when they end.':
    'Indica cuándo empiezan y cuándo terminan las horas.',
  'Enter open, paid, disputed, recalled or closed.':
    'Escribe open, paid, disputed, recalled o closed.',
  'Enter the code of a country, such as US.': 'Escribe el código de un país, como US.',
  'Enter the code of a currency, such as USD.': 'Escribe el código de una moneda, como USD.',
  'Enter the hours, the place or the number that the person permits.':
    'Indica las horas, el lugar o el número que la persona permite.',
  'Enter the name of the organization.': 'Escribe el nombre de la organización.',
  'Enter the name of your organization.': 'Escribe el nombre de tu organización.',
  'Enter the name that is said on the call.': 'Escribe el nombre que se dice en la llamada.',
  'Enter the name.': 'Escribe el nombre.',
  'Enter the number of the licence.': 'Escribe el número de la licencia.',
  'Enter the number with + and country code, such as +13125550000.':
    'Escribe el número con + y el código del país, como +13125550000.',
  'Enter the six digits.': 'Escribe las seis cifras.',
  'Enter until when the person permits it.': 'Indica hasta cuándo lo permite la persona.',
  'Enter your name.': 'Escribe tu nombre.',
  'Evidence cannot be signed: SECRETS_KEY is not set.':
    'No se puede firmar la evidencia: falta configurar SECRETS_KEY.',
  'Give the campaign a name.': 'Pon un nombre a la campaña.',
  'Give the key a name.': 'Pon un nombre a la clave.',
  'Give the list a name.': 'Pon un nombre a la lista.',
  'Give the view a name.': 'Pon un nombre a la vista.',
  'Invite the person by email instead.': 'Mejor invita a la persona por correo.',
  'It would end before it begins.': 'Terminaría antes de empezar.',
  'Leave at least one day for calls.': 'Deja al menos un día para llamar.',
  'Leave it out to begin at the top.': 'Omítelo para empezar desde el principio.',
  'Leave out control characters.': 'Quita los caracteres de control.',
  'Leave out line breaks and control characters.':
    'Quita los saltos de línea y los caracteres de control.',
  'Leave out names and numbers: this stays on record when the person is gone.':
    'No incluyas nombres ni números: esto queda registrado cuando se borra a la persona.',
  'Name each number once.': 'Indica cada número una sola vez.',
  'Name the field.': 'Ponle nombre al campo.',
  'No mails can be sent from here, so nobody can be invited.':
    'Este servidor no puede enviar correos, así que no se puede invitar a nadie.',
  'Nobody has heard this code yet. Wait until somebody answers, or call again.':
    'Nadie ha oído todavía este código. Espera a que alguien conteste o llama otra vez.',
  'Nobody is on this list yet. Upload people first.':
    'Todavía no hay nadie en esta lista. Primero carga personas.',
  'Nobody owes less than nothing.': 'Nadie debe menos que nada.',
  'Notes and merged lists are not taken back.': 'Las notas y las listas unidas no se deshacen.',
  'Nothing of this is left that could be taken back.': 'No queda nada que deshacer.',
  'One of these is not a debt of the person.': 'Una de estas no es una deuda de la persona.',
  'One of these is not a number of the person.': 'Uno de estos no es un número de la persona.',
  'One of these lists is being merged at the moment. Wait until that is done.':
    'Una de estas listas se está uniendo en este momento. Espera a que termine.',
  'Only a bankruptcy ends on this ground.': 'Solo una bancarrota termina por este motivo.',
  'Only a super administrator opens organizations here. Ask to be added to one.':
    'Aquí solo un superadministrador abre organizaciones. Pide que te agreguen a una.',
  'Only admins enter an earlier birth of somebody who may be under 18.':
    'Solo los administradores pueden registrar una fecha de nacimiento anterior de alguien que puede ser menor de 18 años.',
  'Only members can be available for calls.':
    'Solo los miembros pueden estar disponibles para llamadas.',
  'Only admins let calls about this debt begin again.':
    'Solo los administradores pueden volver a permitir llamadas por esta deuda.',
  'Only admins take back that somebody serves.':
    'Solo los administradores pueden retirar que alguien está en servicio.',
  'Only permission for a time or place has hours and a place.':
    'Solo el permiso para una hora o un lugar tiene horas y lugar.',
  'Only the person who began this, or an admin, may stop it.':
    'Solo puede detenerlo quien lo inició o un administrador.',
  'Other contacts are linked by now. Look at who may become callable before you part them.':
    'Ahora hay otros contactos vinculados. Revisa a quién se podría llamar antes de desvincularlos.',
  'People sign in at another server here. Create the account there, and add the person once they have signed in.':
    'Aquí se inicia sesión en otro servidor. Crea allí la cuenta y agrega a la persona cuando haya iniciado sesión.',
  'Say how the numbers were obtained.': 'Indica cómo se obtuvieron los números.',
  'Say how you know.': 'Indica cómo lo sabes.',
  'Say in which words the person permitted it.':
    'Escribe las palabras con las que la persona lo permitió.',
  'Say on which day the numbers were obtained.': 'Indica qué día se obtuvieron los números.',
  'Say whether the case was dismissed, a court said that this debt was not discharged, or it was entered by mistake. The end of the stay alone is no reason.':
    'Indica si el caso se desestimó, si un tribunal resolvió que esta deuda no quedó exonerada o si se registró por error. El fin de la suspensión no basta.',
  'Say who obtained the numbers, such as the name of the creditor.':
    'Indica quién obtuvo los números, como el nombre del acreedor.',
  'Say why it ends.': 'Indica por qué termina.',
  'Say why it is corrected.': 'Indica por qué se corrige.',
  'Say why the campaign may go on.': 'Indica por qué puede continuar la campaña.',
  'Say why, so that its members know.': 'Indica un motivo, para que sus miembros lo sepan.',
  'Say why.': 'Indica un motivo.',
  'Send an object.': 'Envía un objeto.',
  'The body is not text in UTF-8.': 'El contenido no es texto en UTF-8.',
  'The call has ended so already.': 'La llamada ya tiene ese resultado.',
  'The call is still under way. Correct it when it has ended.':
    'La llamada sigue en curso. Corrígela cuando termine.',
  'The carrier asks for other fields.': 'El operador pide otros campos.',
  'The carrier was never asked for this call: nobody was called.':
    'Esta llamada nunca se pidió al operador: no se llamó a nadie.',
  'The cursor is not one that this list gave.': 'El cursor no es de esta lista.',
  'The end must be later than the beginning.': 'El fin debe ser posterior al inicio.',
  'The file has no such piece.': 'El archivo no tiene esa parte.',
  'The file is empty.': 'El archivo está vacío.',
  'The form could not be read: its parts are not those of multipart/form-data.':
    'No se pudo leer el formulario: no tiene la forma de multipart/form-data.',
  'The last day comes before the first.': 'El último día es anterior al primero.',
  'The permission was given later than this.': 'El permiso se dio después de esto.',
  'The person has a debt with this reference already.':
    'La persona ya tiene una deuda con esta referencia.',
  'The person has this number already.': 'La persona ya tiene este número.',
  'The person who runs this server sets the address.':
    'La dirección la configura quien administra este servidor.',
  'The request broke off before its end.': 'La solicitud se cortó antes de terminar.',
  'The request could not be read.': 'No se pudo leer la solicitud.',
  'There is a contact with this reference or number already.':
    'Ya hay un contacto con esta referencia o este número.',
  'There is a list of this name already, in use or put away. Choose another name.':
    'Ya hay una lista con este nombre, en uso o archivada. Elige otro nombre.',
  'There is no such field.': 'No existe ese campo.',
  'There is no such operation.': 'No existe esa operación.',
  'There is no such state or province in this country.':
    'No existe ese estado o provincia en este país.',
  'This account comes from the settings of the server. The person who runs it changes it there.':
    'Esta cuenta viene de la configuración del servidor. La cambia quien lo administra.',
  'This invitation is for another email address. Sign in with the address it was sent to.':
    'Esta invitación es para otro correo electrónico. Inicia sesión con la dirección a la que se envió.',
  'This is for people, not for keys.': 'Esto es para personas, no para claves.',
  'This is more than anybody owes.': 'Nadie debe tanto.',
  'This is not a debt of the person.': 'Esta no es una deuda de la persona.',
  'This is not a granted SHA-256 time stamp of this head. Send the downloaded file, as it is, to the authority.':
    'Este no es un sello de tiempo SHA-256 concedido para este cierre. Envía a la autoridad el archivo descargado, sin cambios.',
  'This is not a number of the person.': 'Este no es un número de la persona.',
  'This is not a telephone number. Write one of another country with + and its code.':
    'Este no es un número de teléfono. Escribe los de otro país con + y su código.',
  'This is not about a place. Leave the place out.':
    'Esto no se refiere a un lugar. Omite el lugar.',
  'This is not about a single debt. Leave the debt out.':
    'Esto no se refiere a una sola deuda. Omite la deuda.',
  'This is not about a single number. Leave the number out.':
    'Esto no se refiere a un solo número. Omite el número.',
  'This is still under way. Stop it before you take it back.':
    'Esto sigue en curso. Detenlo antes de deshacerlo.',
  'This key has ended. Make a new one.': 'Esta clave venció. Crea una nueva.',
  'This key may not do this.': 'Esta clave no puede hacer esto.',
  'This licence is there already.': 'Esta licencia ya existe.',
  'This lies in the future. Enter the day on which it was.':
    'Esto está en el futuro. Escribe el día en que fue.',
  'This lies in the future. Enter when it took place.':
    'Esto está en el futuro. Escribe cuándo ocurrió.',
  'This list does not exist.': 'Esta lista no existe.',
  'This campaign is over, and nothing in it can be changed.':
    'Esta campaña ya terminó y no se puede cambiar nada en ella.',
  'This campaign calls anyone who agreed to it, and has no lists.':
    'Esta campaña llama a quienes lo acordaron y no tiene listas.',
  'Some of these people do not exist.': 'Algunas de estas personas no existen.',
  'Choose a list, or people.': 'Elige una lista o personas.',
  'This list was put away. Take it out of the archive first.':
    'Esta lista está archivada. Primero restáurala.',
  'This name tells that you collect debts, and anybody may pick up the phone (12 CFR 1006.6(d)). Use a name that does not.':
    'Este nombre revela que cobras deudas, y cualquiera puede contestar el teléfono (12 CFR 1006.6(d)). Usa otro que no lo haga.',
  'This number cannot be used here. Ask the person who runs this server.':
    'Este número no se puede usar aquí. Pregunta a quien administra este servidor.',
  'This number is there already.': 'Este número ya existe.',
  'This order holds for all organizations. Switch to admin mode to lift it.':
    'Esta orden vale para todas las organizaciones. Cambia al modo de administración para levantarla.',
  'This organization does not exist.': 'Esta organización no existe.',
  'This organization is suspended, so nobody can join it now. Try again later.':
    'Esta organización está suspendida, así que nadie puede unirse ahora. Inténtalo más tarde.',
  'This person has died and can permit nothing.': 'Esta persona falleció y no puede dar permisos.',
  'This person is being called. Wait for the end.':
    'Se está llamando a esta persona. Espera a que termine.',
  'This server does not know where the carrier is. The person who runs it sets CARRIER_ADDRESS.':
    'Este servidor no conoce la dirección del operador. Quien lo administra debe configurar CARRIER_ADDRESS.',
  'This server has no key to encrypt secrets with. The person who runs it sets SECRETS_KEY.':
    'Este servidor no tiene una clave para cifrar secretos. Quien lo administra debe configurar SECRETS_KEY.',
  'This server has no public address at which the carrier could ask what to say. The person who runs it sets PUBLIC_URL.':
    'Este servidor no tiene una dirección pública a la que pueda responder el operador. Quien lo administra debe configurar PUBLIC_URL.',
  'Type at least two characters.': 'Escribe al menos dos caracteres.',
  'Type the name of the organization exactly as it is.':
    'Escribe el nombre de la organización exactamente como es.',
  'What was entered by mistake has no other ground.':
    'Lo que se registró por error no tiene otro motivo.',
  'Write something.': 'Escribe algo.',
  'Wrong five times. Have the number called again.':
    'Cinco intentos incorrectos. Pide otra llamada.',
  'You already belong to an organization. Only a super administrator opens another one.':
    'Ya perteneces a una organización. Solo un superadministrador abre otra.',
  'Your email address is not confirmed yet. Confirm it, and open the link again.':
    'Tu correo electrónico todavía no está confirmado. Confírmalo y vuelve a abrir el enlace.',
  'Give the pool a name.': 'Pon un nombre al grupo.',
  'There is a pool with this name already.': 'Ya existe un grupo con este nombre.',
  'This pool does not exist.': 'Este grupo no existe.',
  'Verify this number first.': 'Primero verifica este número.',
  'All numbers of a pool call through one carrier account. This number calls through another.':
    'Todos los números de un grupo llaman por una misma cuenta de operador. Este número llama por otra.',
  'All numbers of a pool call through one carrier account. Take this number out of its pool first.':
    'Todos los números de un grupo llaman por una misma cuenta de operador. Primero saca este número de su grupo.',
  'A campaign calls from this number by itself. The number can join a pool once that campaign has ended.':
    'Una campaña llama solo desde este número. El número podrá entrar en un grupo cuando esa campaña haya terminado.',
  'Campaigns call from this pool. Stop them, or wait until they have finished.':
    'Hay campañas que llaman desde este grupo. Detenlas o espera a que terminen.',
  'This rest is over already.': 'Este descanso ya terminó.',
  'Say why the number may call again.': 'Indica por qué el número puede volver a llamar.',
  'Choose a pool with a verified, active number. An admin adds them in the settings.':
    'Elige un grupo que tenga un número verificado y activo. Un administrador los agrega en la configuración.',
  'This number belongs to a pool. Choose the pool instead.':
    'Este número pertenece a un grupo. Elige el grupo.',
  'Choose a script whose purpose is a promise.': 'Elige un guion cuyo propósito sea una promesa.',
  'Choose a script whose purpose is a callback.':
    'Elige un guion cuyo propósito sea una llamada pedida.',
  'At least one day before.': 'Al menos un día antes.',
  'At most 30 days before.': 'Como máximo 30 días antes.',
  'Say in which words the person agreed.': 'Escribe con qué palabras aceptó la persona.',
  'The person’s time zone is not known for certain. Choose a part of the day.':
    'No se sabe con certeza la zona horaria de la persona. Elige un momento del día.',
  'Choose a part of the day, or an exact time.': 'Elige un momento del día o una hora exacta.',
  'Choose a time that has not passed.': 'Elige una hora que no haya pasado.',
  'Choose today or one of the next six days: consent to a call lasts no longer.':
    'Elige hoy o uno de los seis días siguientes: el consentimiento para una llamada no dura más.',
  'Choose a time from 8 AM to 9 PM where the person is.':
    'Elige una hora entre las 8:00 y las 21:00 donde está la persona.',
  'The exact time is in another part of the day. Leave out `suits`.':
    'La hora exacta es de otro momento del día. Omite `suits`.',
  'Choose a caller ID or a pool.': 'Elige un número de origen o un grupo.',
  'At most 100,000.': 'Como máximo 100,000.',
  'Enter a whole number.': 'Escribe un número entero.',
};

/** Sentences with something in them, and what the checks of the contract say by themselves. */
export const spanishPatterns: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/^At most ([\d,]+) characters\.$/, 'Como máximo $1 caracteres.'],
  [
    /^The law asks for this recording to be kept until ([\d-]+), three years after the call \(12 CFR 1006\.100\(b\)\)\.$/,
    'La ley exige conservar esta grabación hasta el $1, tres años después de la llamada (12 CFR 1006.100(b)).',
  ],
  [/^A person has at most (\d+) numbers\.$/, 'Una persona tiene como máximo $1 números.'],
  [
    /^By this .* could be called, which .* forbids now\..*$/,
    'Con este cambio se podría llamar a alguien a quien ahora no se puede llamar. No se cambió nada: envíalo con confirmsCallable para hacerlo.',
  ],
  [
    /^No column of the file looks like .* Its columns are: (.*)\.$/,
    'Al archivo le falta una columna necesaria. Sus columnas son: $1.',
  ],
  [/^The campaign is \w+ already\.$/, 'La campaña ya está en ese estado.'],
  [
    /^The request is larger than allowed: at most (.*)\.$/,
    'La solicitud es más grande de lo permitido: como máximo $1.',
  ],
  [/^There are (\d+) keys already\. Revoke one first\.$/, 'Ya hay $1 claves. Primero revoca una.'],
  [/^This piece has (\d+) bytes, and (\d+) came\.$/, 'Esta parte tiene $1 bytes, y llegaron $2.'],
  [
    /^You have (\d+) live connections open\..*$/,
    'Tienes $1 conexiones en vivo abiertas. Cierra las ventanas que no necesites.',
  ],
  [/^.* Try again in (\d+) min\.$/, 'Alcanzaste un límite. Inténtalo de nuevo en $1 min.'],
  [/^Invalid input: expected .*, received undefined$/, 'Falta este dato.'],
  [/^Invalid input: expected .*, received .*$/, 'Este dato no es del tipo esperado.'],
  [/^Invalid option: expected (?:one of )?(.*)$/, 'Elige uno de estos valores: $1'],
  [/^Too small: expected string to have >=(\d+) characters$/, 'Escribe al menos $1 caracteres.'],
  [/^Too big: expected string to have <=(\d+) characters$/, 'Escribe como máximo $1 caracteres.'],
  [/^Too small: expected array to have >=(\d+) items$/, 'Indica al menos $1 elementos.'],
  [/^Too big: expected array to have <=(\d+) items$/, 'Indica como máximo $1 elementos.'],
  [/^Too small: expected \w+ to be >=?(.*)$/, 'El valor es menor que el mínimo: $1.'],
  [/^Too big: expected \w+ to be <=?(.*)$/, 'El valor es mayor que el máximo: $1.'],
  [/^Invalid .*$/, 'Este dato no es válido.'],
];
